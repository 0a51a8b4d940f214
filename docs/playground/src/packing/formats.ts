/** The atlas of a packing in the forms that engines load, as files beside the pictures `page-0.png`, `page-1.png` … */
import {
  type Packing,
  toAtlasJson,
  toCocosAtlas,
  toCssSprites,
  toEaselAtlas,
  toEgretAtlas,
  toGenericXml,
  toGodotAtlas,
  toGodotResources,
  toLibgdxAtlas,
  toMapboxSprites,
  toPhaserAtlas,
  toPhaserPct,
  toPixiAtlas,
  toSpritesmithAtlas,
  toStarlingAtlas,
  toUnityAtlas,
} from '@kit/rect-pack';

/** The forms, in the order of the page. */
export const formats = [
  'json-hash',
  'json-array',
  'pixi',
  'phaser',
  'phaser-pct',
  'libgdx',
  'starling',
  'cocos',
  'unity',
  'godot',
  'godot-resources',
  'generic-xml',
  'egret',
  'easel',
  'spritesmith',
  'mapbox',
  'css',
] as const;

/** A form of an atlas. */
export type Format = (typeof formats)[number];

/** What the forms are called: by the engines that load them, in every language. */
export const formatNames: Readonly<Record<Format, string>> = {
  'json-hash': 'JSON (hash)',
  'json-array': 'JSON (array)',
  pixi: 'PixiJS 8',
  phaser: 'Phaser 3, 4',
  'phaser-pct': 'Phaser PCT',
  libgdx: 'libGDX, Spine',
  starling: 'Starling',
  cocos: 'cocos2d',
  unity: 'Unity',
  godot: 'Godot 4',
  'godot-resources': 'Godot 4 (.tres)',
  'generic-xml': 'XML',
  egret: 'Egret',
  easel: 'EaselJS',
  spritesmith: 'spritesmith',
  mapbox: 'Mapbox, MapLibre',
  css: 'CSS',
};

/** A file to take away. */
export type AtlasText = { readonly name: string; readonly text: string };

/** The files of a form for pages of a scale; what its engine would draw wrong is refused. */
export function atlasFiles(packing: Packing, format: Format, scale = 1): AtlasText[] {
  switch (format) {
    case 'json-hash':
      return each('json', toAtlasJson(packing, 'hash').map(json));
    case 'json-array':
      return each('json', toAtlasJson(packing, 'array').map(json));
    case 'pixi':
      return each(
        'json',
        toPixiAtlas(packing, {}, { json: 'page-{page}.json', image: 'page-{page}.png', scale }).map(json),
      );
    case 'phaser':
      return [{ name: 'atlas.json', text: json(toPhaserAtlas(packing)) }];
    case 'phaser-pct':
      return [{ name: 'atlas.pct', text: toPhaserPct(packing) }];
    case 'libgdx':
      return [{ name: 'atlas.atlas', text: toLibgdxAtlas(packing) }];
    case 'starling':
      return each('xml', toStarlingAtlas(packing));
    case 'cocos':
      return each('plist', toCocosAtlas(packing));
    case 'unity':
      return each('tpsheet', toUnityAtlas(packing));
    case 'godot':
      return [{ name: 'atlas.tpsheet', text: json(toGodotAtlas(packing)) }];
    case 'godot-resources':
      return toGodotResources(packing).map(({ file, text }) => ({ name: file, text }));
    case 'generic-xml':
      return each('xml', toGenericXml(packing));
    case 'egret':
      return each('json', toEgretAtlas(packing).map(json));
    case 'easel':
      return [{ name: 'atlas.json', text: json(toEaselAtlas(packing)) }];
    case 'spritesmith':
      return [{ name: 'sprites.json', text: json(toSpritesmithAtlas(packing)) }];
    case 'mapbox':
      return each('json', toMapboxSprites(packing, {}, { pixelRatio: scale }).map(json));
    case 'css':
      return [{ name: 'sprites.css', text: toCssSprites(packing, {}, { scale }) }];
  }
}

/** A file a page. */
function each(ending: string, texts: readonly string[]): AtlasText[] {
  return texts.map((text, page) => ({ name: `page-${page}.${ending}`, text }));
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
