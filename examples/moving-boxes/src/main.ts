import { pairsByKit, pairsByRbush, touchingBoxes } from './pairs.js';
import { createWorld, moveBoxes, sideOf, type World } from './world.js';

const canvas = document.getElementById('world') as HTMLCanvasElement;
const count = document.getElementById('count') as HTMLInputElement;
const way = document.getElementById('way') as HTMLSelectElement;
const status = document.getElementById('status') as HTMLElement;
const context = canvas.getContext('2d') as CanvasRenderingContext2D;

let world: World = createWorld(Number(count.value));
/** Milliseconds of the pairs of a frame, a mean that follows slowly. */
let mean = 0;

function frame(): void {
  moveBoxes(world);
  const look = way.value === 'kit' ? pairsByKit : pairsByRbush;
  const start = performance.now();
  const { pairs, touching } = touchingBoxes(world.count, (visit) => look(world, visit));
  const took = performance.now() - start;
  mean = mean === 0 ? took : mean + (took - mean) / 20;
  draw(touching);
  status.textContent = `${pairs} touching pairs, ${mean.toFixed(1)} ms a frame by ${way.selectedOptions[0]?.text}`;
  requestAnimationFrame(frame);
}

function draw(touching: Uint8Array): void {
  const scale = canvas.width / sideOf(world);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const [color, wanted] of [
    ['#6a8fc8', 0],
    ['#c8323c', 1],
  ] as const) {
    context.fillStyle = color;
    for (let id = 0; id < world.count; id++) {
      if (touching[id] !== wanted) continue;
      const [x, y] = [world.x[id] as number, world.y[id] as number];
      context.fillRect(x * scale, y * scale, Math.max(1, 4 * scale), Math.max(1, 4 * scale));
    }
  }
}

way.addEventListener('change', () => {
  mean = 0;
});
count.addEventListener('change', () => {
  world = createWorld(Number(count.value));
  mean = 0;
});
requestAnimationFrame(frame);
