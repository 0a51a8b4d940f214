export {
  type AbortSignalLike,
  type InputPlace,
  InvalidInputError,
  type InvalidInputErrorJson,
  isInvalidInputError,
  type Progress,
  type RunAsyncOptions,
  readInvalidInputError,
  runAsync,
  runSync,
  type Search,
} from '@kit/grid';
export type { SpacingOptions } from './atlas/atlas-rules.js';
export {
  type Atlas,
  type AtlasMove,
  type AtlasOptions,
  type CompactOptions,
  createAtlas,
} from './atlas/create-atlas.js';
export {
  createLiveAtlas,
  type FrameLimits,
  type LiveAddition,
  type LiveAtlas,
  type LiveAtlasOptions,
} from './atlas/create-live-atlas.js';
export { guillotineFixedSplit, guillotineFixedSplitSearch } from './binary-tree/guillotine-fixed-split.js';
export { guillotineLargerLeftover, guillotineLargerLeftoverSearch } from './binary-tree/guillotine-larger-leftover.js';
export { cropPages } from './output/crop-pages.js';
export type { Anchor, Borders, FrameDetails } from './output/frame-details.js';
export type { AtlasBox, AtlasDetailedFrame, AtlasFrame, AtlasMeta, AtlasSize } from './output/json-frame.js';
export { type AtlasLoss, type ExportFormat, lossesOf } from './output/losses-of.js';
export { namedAnimations } from './output/named-animations.js';
export { scalePacking } from './output/scale-packing.js';
export type { AtlasProperty, FrameNames } from './output/sheet.js';
export {
  type AtlasJsonArray,
  type AtlasJsonHash,
  type AtlasJsonOptions,
  toAtlasJson,
} from './output/to-atlas-json.js';
export { type CocosOptions, toCocosAtlas } from './output/to-cocos-atlas.js';
export { type CssOptions, toCssSprites } from './output/to-css-sprites.js';
export { type EaselAtlas, type EaselOptions, toEaselAtlas } from './output/to-easel-atlas.js';
export { type EgretAtlas, type EgretFrame, type EgretOptions, toEgretAtlas } from './output/to-egret-atlas.js';
export { type GenericXmlOptions, toGenericXml } from './output/to-generic-xml.js';
export {
  type GodotAtlas,
  type GodotOptions,
  type GodotResource,
  type GodotResourceOptions,
  type GodotSprite,
  toGodotAtlas,
  toGodotResources,
} from './output/to-godot-atlas.js';
export { type LibgdxOptions, toLibgdxAtlas } from './output/to-libgdx-atlas.js';
export {
  type PhaserAtlas,
  type PhaserFrame,
  type PhaserOptions,
  type PhaserPage,
  toPhaserAtlas,
} from './output/to-phaser-atlas.js';
export { type PhaserPctOptions, toPhaserPct } from './output/to-phaser-pct.js';
export {
  type PixiAtlas,
  type PixiFrame,
  type PixiMeta,
  type PixiOptions,
  toPixiAtlas,
} from './output/to-pixi-atlas.js';
export {
  type MapboxOptions,
  type MapboxSprite,
  type SpritesmithOptions,
  type SpritesmithSprite,
  toMapboxSprites,
  toSpritesmithAtlas,
} from './output/to-sprite-maps.js';
export { type StarlingOptions, toStarlingAtlas } from './output/to-starling-atlas.js';
export { toSvg } from './output/to-svg.js';
export { toUnityAtlas, type UnityOptions } from './output/to-unity-atlas.js';
export { type UvRect, uvRect } from './output/uv-rect.js';
export {
  createBinaryTreePacker,
  createFastPacker,
  createGuillotinePacker,
  createLowestGapPacker,
  createMaxRectsPacker,
  createShelfPacker,
  createSkylinePacker,
} from './pack/create-packers.js';
export { pack } from './pack/pack.js';
export { packSearch } from './pack/pack-search.js';
export { packSmallest } from './pack/pack-smallest.js';
export { packSmallestSearch } from './pack/pack-smallest-search.js';
export { packStrip } from './pack/pack-strip.js';
export { packStripSearch } from './pack/pack-strip-search.js';
export { type DedupeOptions, type DistinctRect, dedupe, type Picture } from './pictures/dedupe.js';
export { drawPage, type PixelBytes } from './pictures/draw-page.js';
export { type Trimmed, type TrimOptions, trimRect } from './pictures/trim-rect.js';
export { maxPageSide, maxRects, maxSide } from './rects/limits.js';
export { repack } from './repack/repack.js';
export { repackSearch } from './repack/repack-search.js';
export type { Repacking, RepackOptions } from './repack/repacking.js';
export type { AtlasFile, AtlasFormat } from './text/atlas-format.js';
export { cocosAtlas } from './text/cocos-atlas.js';
export { cssSprites } from './text/css-sprites.js';
export { easelAtlas } from './text/easel-atlas.js';
export { egretAtlas } from './text/egret-atlas.js';
export { godotResource } from './text/godot-resource.js';
export { jsonAtlas } from './text/json-atlas.js';
export { leshyAtlas } from './text/leshy-atlas.js';
export { libgdxAtlas } from './text/libgdx-atlas.js';
export {
  type AtlasParser,
  type AtlasSource,
  atlasFormats,
  createAtlasParser,
  type ParseAtlasOptions,
  parseAtlas,
} from './text/parse-atlas.js';
export type { LeftOut, ParsedAtlas } from './text/parsed-atlas.js';
export type { ParsedFrame, ParsedPage, SkippedFrame } from './text/parsed-frames.js';
export { pctAtlas } from './text/pct-atlas.js';
export { mapboxAtlas, spritesmithAtlas } from './text/sprite-maps.js';
export { starlingAtlas } from './text/starling-atlas.js';
export { unityAtlas } from './text/unity-atlas.js';
export type * from './types.js';
