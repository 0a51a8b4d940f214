/** The sprites of the generic XML of TexturePacker and free-tex-packer: `<sprite n="…" x="…" y="…" w="…" h="…"/>`. */
import type { PageSize } from '../types.js';
import { detailsOf, isFrameInside, type ParsedFrame, trimmedSource } from './parsed-frames.js';
import type { AttributeReader } from './xml-attributes.js';

/** What is read of one. */
export const spriteKeys: readonly string[] = ['n', 'x', 'y', 'w', 'h', 'r', 'oX', 'oY', 'oW', 'oH', 'pX', 'pY'];

/** Reads one. */
export function readSprite({ name, where, has, number, truth }: AttributeReader): ParsedFrame {
  const [width, height] = [number('w'), number('h')];
  const source = { width: number('oW', width), height: number('oH', height), x: number('oX', 0), y: number('oY', 0) };
  return {
    ...{ name, where, x: number('x'), y: number('y'), width, height, rotated: truth('r') },
    ...trimmedSource(source, width, height),
    ...detailsOf({ anchor: has('pX') || has('pY') ? { x: number('pX', 0), y: number('pY', 0) } : undefined }),
  };
}

/**
 * The sprites with their own sides. The form does not say whether the sides of a turned one are its own or those on the
 * page. They are taken for its own, as free-tex-packer writes them, unless that can't be and the other can: since sprites lie
 * on their page, in their sources and not on each other.
 */
export function withOwnSides(sprites: readonly ParsedFrame[], size: PageSize | undefined): readonly ParsedFrame[] {
  if (!sprites.some(({ rotated }) => rotated) || canBe(sprites, size)) return sprites;
  const others = sprites.map((sprite) =>
    sprite.rotated ? { ...sprite, width: sprite.height, height: sprite.width } : sprite,
  );
  return canBe(others, size) ? others : sprites;
}

function canBe(sprites: readonly ParsedFrame[], size: PageSize | undefined): boolean {
  if (size !== undefined && !sprites.every((sprite) => isFrameInside(sprite, size))) return false;
  const places = new Map<string, Place>();
  for (const { x, y, width, height, rotated, source } of sprites) {
    if (source !== undefined && (source.x + width > source.width || source.y + height > source.height)) return false;
    const [across, down] = rotated ? [height, width] : [width, height];
    places.set(`${x},${y},${across},${down}`, { left: x, top: y, right: x + across, bottom: y + down });
  }
  return areApart([...places.values()]);
}

type Place = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Does no place meet another? A line sweeps from left to right; the places that it crosses are kept from top to bottom. */
function areApart(places: readonly Place[]): boolean {
  const edges = places.flatMap((place) => [
    { at: place.left, place, begins: 1 },
    { at: place.right, place, begins: 0 },
  ]);
  edges.sort((a, b) => a.at - b.at || a.begins - b.begins);
  const crossed: Place[] = [];
  for (const { place, begins } of edges) {
    let [low, high] = [0, crossed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (crossed[middle].top < place.top) low = middle + 1;
      else high = middle;
    }
    if (begins === 0) crossed.splice(low, 1);
    else {
      const [above, below] = [crossed[low - 1], crossed[low]];
      if (above?.bottom > place.top || below?.top < place.bottom) return false;
      crossed.splice(low, 0, place);
    }
  }
  return true;
}
