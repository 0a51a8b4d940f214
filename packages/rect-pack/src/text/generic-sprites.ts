/** The sprites of the generic XML of TexturePacker and free-tex-packer: `<sprite n="…" x="…" y="…" w="…" h="…"/>`. */
import { type Box, meetingBoxes } from '../items/box.js';
import type { PageSize } from '../types.js';
import { isFrameInside, type ParsedFrame } from './parsed-frames.js';
import { frameAt, readPlace } from './read-frames.js';
import { type Attributes, attributeReader } from './xml-attributes.js';

const placeKeys = ['x', 'y', 'w', 'h', 'oX', 'oY', 'oW', 'oH'] as const;

/** What is read of one. */
export const spriteKeys: readonly string[] = ['n', 'x', 'y', 'w', 'h', 'r', 'oX', 'oY', 'oW', 'oH', 'pX', 'pY'];

/** Reads one. */
export function readSprite(_: string, attributes: Attributes, element: string): ParsedFrame {
  const { name, where, has, number, truth } = attributeReader(attributes, 'n', element);
  const place = { name, where, ...readPlace(number, placeKeys), rotated: truth('r') };
  return frameAt(place, { anchor: has('pX') || has('pY') ? { x: number('pX', 0), y: number('pY', 0) } : undefined });
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
  const places = new Map<string, Box>();
  for (const { x, y, width, height, rotated, source } of sprites) {
    if (source !== undefined && (source.x + width > source.width || source.y + height > source.height)) return false;
    const [endX, endY] = rotated ? [x + height, y + width] : [x + width, y + height];
    // Aliases lie at one place, and what covers nothing lies on nothing.
    if (endX > x && endY > y) places.set(`${x},${y},${endX},${endY}`, { x, y, endX, endY });
  }
  return meetingBoxes([...places.values()]) === undefined;
}
