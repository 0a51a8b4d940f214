/** The places of a layout, one after the other: each in range, and no two at one place of a layer. */
import { type InputPlace, InvalidInputError, unexpected } from '@kit/grid';
import type { TilePlace } from '../types.js';

/** So many tiles may a layout have: which of them block which is asked of every two. */
export const maxTiles = 512;
/** The farthest place, and the highest layer. */
export const farthest = 1000;

/** Takes places, and refuses what can't be one. */
export class PlaceList {
  readonly places: TilePlace[] = [];
  /** What each tile is called in a message. */
  private readonly subjects: string[] = [];
  /** The tile on each half by half cell. */
  private readonly taken = new Map<number, number>();

  /** Adds a place that is called `subject`. Throws `bad-layout`. */
  add(place: { readonly [Name in keyof TilePlace]: unknown }, subject: string, at: InputPlace): void {
    const x = coordinate(place.x, 'x', subject, at);
    const y = coordinate(place.y, 'y', subject, at);
    const layer = coordinate(place.layer, 'layer', subject, at);
    const corner = (layer * 1024 + y) * 1024 + x;
    for (const quarter of [corner, corner + 1, corner + 1024, corner + 1025]) {
      const other = this.taken.get(quarter);
      if (other !== undefined) {
        const message = `${subject} overlaps ${this.subjects[other]}: expected no two tiles at one place of a layer`;
        throw new InvalidInputError('bad-layout', message, at);
      }
      this.taken.set(quarter, this.places.length);
    }
    if (this.places.length === maxTiles) {
      const message = `${subject} is one tile too many: expected at most ${maxTiles} in a layout`;
      throw new InvalidInputError('bad-layout', message, at);
    }
    this.places.push({ x, y, layer });
    this.subjects.push(subject);
  }
}

/** A place in a text is known by its offset, one in a list by its name. */
function coordinate(value: unknown, key: keyof TilePlace, subject: string, at: InputPlace): number {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= farthest) return (value as number) + 0;
  const isInText = at.offset !== undefined;
  const name = isInText ? `${key} of ${subject}` : `${subject}.${key}`;
  throw unexpected('bad-layout', name, value, `an integer from 0 to ${farthest}`, isInText ? at : { name });
}
