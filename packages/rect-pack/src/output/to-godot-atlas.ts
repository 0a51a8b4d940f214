import { checkOptions, checkText } from '@kit/grid';
import { longestName } from '../rects/limits.js';
import type { Packing } from '../types.js';
import { type AtlasBox, type AtlasSize, writer } from './json-frame.js';
import { type FrameNames, type Reader, readSheet, type SheetFrame } from './sheet.js';

/** Options of {@link toGodotAtlas}. */
export type GodotOptions = {
  /** File name of the pages, with `{page}` for the number from 0; default what the page's `image` says, or `page-{page}.png`. */
  readonly image?: string | undefined;
};

/** Options of {@link toGodotResources}. */
export type GodotResourceOptions = GodotOptions & {
  /** Folder of the pages inside the project, default `res://`. */
  readonly folder?: string | undefined;
};

/** A picture as Godot reads it. */
export type GodotSprite = {
  /** Its name. */
  readonly filename: string;
  /** Its place on the page. */
  readonly region: AtlasBox;
  /** What was cut off: on the left, at the top, and of both sides in all. */
  readonly margin: AtlasBox;
};

/** A `.tpsheet` of Godot: all pages in one file. */
export type GodotAtlas = {
  /** The pages. */
  readonly textures: readonly {
    /** File name of the page's picture. */
    readonly image: string;
    /** Size of the page. */
    readonly size: AtlasSize;
    /** What lies on it. */
    readonly sprites: readonly GodotSprite[];
  }[];
  /** Who wrote it. */
  readonly meta: {
    /** The program. */
    readonly app: string;
    /** Version of the form. */
    readonly version: string;
  };
};

/** One picture as a resource of Godot 4. */
export type GodotResource = {
  /** File name. */
  readonly file: string;
  /** What stands in it. */
  readonly text: string;
};

/** What it can read. */
export const godot: Reader = {
  engine: 'Godot',
  turned: 'never',
  holds: ['image', 'size', 'trim'],
  nameFault(name) {
    if (/[\\:*?"<>|\p{Cc}]/u.test(name)) return 'has a sign that no file name has';
    return name.split('/').some((part) => /^\.*$/.test(part)) ? 'has an empty part' : undefined;
  },
  imageFault: (image) =>
    /["\\\p{Cc}]/u.test(image) ? 'has a quotation mark, a backslash or a control sign' : undefined,
  written: resourceFile,
};

/** What it can read of single resources, which tell no size. */
export const godotResources: Reader = /* @__PURE__ */ (() => ({ ...godot, holds: ['image', 'trim'] }))();

/**
 * A packing as a `.tpsheet` of Godot 4, read by TexturePacker's importer: one object for all pages, to be written as JSON.
 *
 * Godot's atlas textures have no turned frames: pack with `rotate: false`. Each picture becomes a file of its name, so two
 * names may not differ by their extension only.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name
 * @returns the atlas
 * @throws {@link InvalidInputError} `turned-frame`, `bad-name`, `duplicate-name`, `unknown-id`, `bad-options`, `bad-list`,
 * `bad-number`, `bad-size`, `bad-id`, `bad-flag`, `bad-text`, `bad-choice`, `unknown-option`
 * @see {@link https://github.com/CodeAndWeb/texturepacker-godot-plugin | TexturePacker importer for Godot}
 *
 * @example
 * ```ts
 * import { pack, toGodotAtlas } from '@kit/rect-pack';
 *
 * const source = { width: 5, height: 5, x: 1, y: 0 };
 * const packing = pack([{ id: 'hero', width: 3, height: 4, source }], { width: 8, height: 8 });
 * toGodotAtlas(packing).textures[0]?.sprites[0]?.margin; // => { x: 1, y: 0, w: 2, h: 1 }
 * ```
 */
export function toGodotAtlas(packing: Packing, names: FrameNames = {}, options: GodotOptions = {}): GodotAtlas {
  checkOptions(options, ['image']);
  const textures = readSheet(packing, names, options, godot).map(({ image, width, height, frames }) => ({
    image,
    size: { w: width, h: height },
    sprites: frames.map((frame): GodotSprite => ({ filename: frame.name, ...boxesOf(frame) })),
  }));
  return { textures, meta: { app: writer, version: '1.0' } };
}

/**
 * A packing as resources of Godot 4, one `.tres` a picture, for projects without an importer.
 *
 * @param packing - a packing
 * @param names - names of ids, by default the id itself
 * @param options - the pages' file name and folder
 * @returns files and what stands in them
 * @throws {@link InvalidInputError} as {@link toGodotAtlas}
 * @see {@link https://docs.godotengine.org/en/stable/classes/class_atlastexture.html | Godot, AtlasTexture}
 *
 * @example
 * ```ts
 * import { pack, toGodotResources } from '@kit/rect-pack';
 *
 * const packing = pack([{ id: 'hero.png', width: 3, height: 4 }], { width: 8, height: 8 });
 * const [hero] = toGodotResources(packing);
 * hero?.file; // => 'hero.tres'
 * hero?.text.includes('region = Rect2(0, 0, 3, 4)'); // => true
 * ```
 */
export function toGodotResources(
  packing: Packing,
  names: FrameNames = {},
  options: GodotResourceOptions = {},
): GodotResource[] {
  const { folder = 'res://' } = checkOptions(options, ['image', 'folder']);
  checkText(folder, 'options.folder', longestName);
  const path = folder.endsWith('/') ? folder : `${folder}/`;
  return readSheet(packing, names, options, godotResources).flatMap(({ image, frames }) =>
    frames.map((frame): GodotResource => {
      const { region, margin } = boxesOf(frame);
      const lines = [
        '[gd_resource type="AtlasTexture" load_steps=2 format=3]',
        '',
        `[ext_resource type="Texture2D" path=${JSON.stringify(path + image)} id="1"]`,
        '',
        '[resource]',
        'atlas = ExtResource("1")',
        `region = Rect2(${region.x}, ${region.y}, ${region.w}, ${region.h})`,
        ...(frame.trimmed ? [`margin = Rect2(${margin.x}, ${margin.y}, ${margin.w}, ${margin.h})`] : []),
        'filter_clip = true',
        '',
      ];
      return { file: resourceFile(frame.name), text: lines.join('\n') };
    }),
  );
}

function boxesOf({ x, y, width, height, source }: SheetFrame): Pick<GodotSprite, 'region' | 'margin'> {
  return {
    region: { x, y, w: width, h: height },
    margin: { x: source.x, y: source.y, w: source.width - width, h: source.height - height },
  };
}

/** The name without its extension, as a resource. */
function resourceFile(name: string): string {
  return `${name.replace(/(?<=[^/])\.[^./]*$/, '')}.tres`;
}
