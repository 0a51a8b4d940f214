/** Draws a frame: boxes, those that touch, those that were found, and what the pointer asks. */
import { box, sideOf, type World } from '../../../../examples/moving-boxes/src/world.js';
import { type Found, middle, type Pointer } from './ask.js';
import type { Tool } from './choices.js';
import type { Frame } from './frames.js';

/** Draws everything anew. The colours are those of the page's style, which follow the theme. */
export function draw(
  canvas: HTMLCanvasElement,
  world: World,
  { touching }: Frame,
  { items, time }: Found,
  tool: Tool,
  pointer: Pointer,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color, caretColor, columnRuleColor } = getComputedStyle(canvas);
  const scale = canvas.width / sideOf(world);
  const side = Math.max(1.5, box * scale);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const drawBox = (id: number, more: number): void =>
    context.fillRect(
      (world.x[id] as number) * scale - more,
      (world.y[id] as number) * scale - more,
      side + 2 * more,
      side + 2 * more,
    );
  for (const [ink, wanted] of [
    [color, 0],
    [caretColor, 1],
  ] as const) {
    context.fillStyle = ink;
    for (let id = 0; id < world.count; id++) if (touching[id] === wanted) drawBox(id, 0);
  }
  context.fillStyle = columnRuleColor;
  for (const id of items) drawBox(id, tool === 'window' ? 0 : 2);
  context.strokeStyle = columnRuleColor;
  context.lineWidth = 3;
  const [x, y] = pointer.place.map((part) => part * canvas.width) as [number, number];
  context.beginPath();
  if (tool === 'window') {
    const [minX, minY, maxX, maxY] = pointer.window.map((part) => part * canvas.width) as [
      number,
      number,
      number,
      number,
    ];
    context.rect(minX, minY, maxX - minX, maxY - minY);
  } else if (tool === 'nearest') {
    for (const id of items) {
      context.moveTo(x, y);
      context.lineTo((world.x[id] as number) * scale + side / 2, (world.y[id] as number) * scale + side / 2);
    }
  } else {
    const [fromX, fromY] = middle.map((part) => part * canvas.width) as [number, number];
    // As far as the first box, or out of sight.
    const far = time ?? (2 * canvas.width) / Math.max(1, Math.hypot(x - fromX, y - fromY));
    context.moveTo(fromX, fromY);
    context.lineTo(fromX + far * (x - fromX), fromY + far * (y - fromY));
    context.moveTo(x + 6, y);
    context.arc(x, y, 6, 0, 2 * Math.PI);
  }
  context.stroke();
}
