/** Pictures of our own making for `polygons.ts`: what can be seen of a sprite, as one bit a pixel. */
import type { Random } from '@kit/grid';

/** A trimmed picture: `seen` has a 1 for each pixel that is not clear, row by row. */
export type Mask = { readonly width: number; readonly height: number; readonly seen: Uint8Array };

/** Is this point of the unit square inside the picture? */
type Inside = (u: number, v: number) => boolean;

const between = (random: Random, least: number, most: number) => least + (most - least) * random.next();

const ellipse =
  (x: number, y: number, a: number, b: number): Inside =>
  (u, v) =>
    ((u - x) / a) ** 2 + ((v - y) / b) ** 2 <= 1;

const box =
  (left: number, top: number, right: number, bottom: number): Inside =>
  (u, v) =>
    u >= left && u < right && v >= top && v < bottom;

/** All that is nearer than half a thickness to the line from one point to another. */
function stroke(fromX: number, fromY: number, toX: number, toY: number, thickness: number): Inside {
  const [x, y] = [toX - fromX, toY - fromY];
  return (u, v) => {
    const along = Math.min(1, Math.max(0, ((u - fromX) * x + (v - fromY) * y) / (x * x + y * y)));
    return (u - fromX - along * x) ** 2 + (v - fromY - along * y) ** 2 <= (thickness / 2) ** 2;
  };
}

function triangle(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): Inside {
  const side = (x: number, y: number, toX: number, toY: number, u: number, v: number) =>
    (toX - x) * (v - y) - (toY - y) * (u - x);
  return (u, v) => {
    const sides = [side(ax, ay, bx, by, u, v), side(bx, by, cx, cy, u, v), side(cx, cy, ax, ay, u, v)];
    return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
  };
}

const any =
  (...parts: readonly Inside[]): Inside =>
  (u, v) =>
    parts.some((inside) => inside(u, v));

/** Half of them are seen in a mirror. */
function mirrored(inside: Inside, random: Random): Inside {
  return random.int(2) === 0 ? inside : (u, v) => inside(1 - u, v);
}

/** What sprites look like, by a name. */
export const kinds: Readonly<Record<string, (random: Random) => Inside>> = {
  panel: () => box(0, 0, 1, 1),
  disk: () => ellipse(0.5, 0.5, 0.5, 0.5),
  triangle: (random) => {
    const apex = random.next();
    const up = random.int(2) === 0;
    return triangle(apex, up ? 0 : 1, 0, up ? 1 : 0, 1, up ? 1 : 0);
  },
  ell: (random) => {
    const [arm, foot] = [between(random, 0.25, 0.6), between(random, 0.25, 0.6)];
    return mirrored(any(box(0, 0, arm, 1), box(0, 1 - foot, 1, 1)), random);
  },
  sword: (random) => {
    const thick = between(random, 0.08, 0.18);
    const guard = stroke(0.12, 0.62, 0.38, 0.88, thick);
    return mirrored(any(stroke(0.06, 0.94, 0.95, 0.05, thick), guard), random);
  },
  figure: (random) => {
    const [shoulder, reach] = [between(random, 0.18, 0.3), between(random, 0.55, 0.98)];
    const head = ellipse(0.5, 0.16, between(random, 0.14, 0.24), 0.16);
    const trunk = box(0.5 - shoulder, 0.3, 0.5 + shoulder, 0.68);
    const legs = any(stroke(0.42, 0.65, between(random, 0.1, 0.4), 0.95, 0.16), stroke(0.58, 0.65, 0.7, 0.95, 0.16));
    const arms = any(
      stroke(0.4, 0.36, 1 - reach, 0.55, 0.12),
      stroke(0.6, 0.36, reach, between(random, 0.1, 0.6), 0.12),
    );
    return mirrored(any(head, trunk, legs, arms), random);
  },
  tree: (random) => any(triangle(0.5, 0, 0, 0.8, 1, 0.8), box(0.5 - between(random, 0.05, 0.15), 0.75, 0.6, 1)),
  cloud: (random) =>
    any(
      ...Array.from({ length: 5 }, () => {
        const size = between(random, 0.14, 0.3);
        return ellipse(between(random, size, 1 - size), between(random, size, 1 - size), size, size);
      }),
    ),
};

/** A picture of that kind, about as large, without empty edges. */
export function drawPicture(kind: string, width: number, height: number, random: Random): Mask {
  const inside = kinds[kind]!(random);
  const whole = Uint8Array.from({ length: width * height }, (_, at) =>
    inside(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height) ? 1 : 0,
  );
  let [left, top, right, bottom] = [width, height, 0, 0];
  whole.forEach((seen, at) => {
    if (seen === 0) return;
    const [col, row] = [at % width, Math.floor(at / width)];
    left = Math.min(left, col);
    right = Math.max(right, col + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  });
  if (right === 0) return { width: 1, height: 1, seen: Uint8Array.of(1) };
  const across = right - left;
  const seen = Uint8Array.from(
    { length: across * (bottom - top) },
    (_, at) => whole[width * (top + Math.floor(at / across)) + left + (at % across)]!,
  );
  return { width: across, height: bottom - top, seen };
}
