/** The boxes in motion, what was found in the last frame, and the pointer that asks. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveBoxes, sideOf } from '../../../../examples/moving-boxes/src/world.js';
import { ask, firstPointer, high, type Pointer, pointerAfter, windowOf } from './ask.js';
import type { Table } from './commands.js';
import { draw } from './draw.js';
import { lookFor, worldOf } from './frames.js';

/** What is written below the boxes, four times a second. */
type Figures = { readonly pairs: number; readonly ms: number; readonly perSecond: number; readonly found: number };

const pause = 250;

export function Field({ table: { state, words } }: { readonly table: Table }) {
  const { count, layout, seed, way, tool, isPaused } = state;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<Pointer>(firstPointer);
  const show = useRef(() => {});
  const dragged = useRef<Pointer['place']>(undefined);
  const [figures, setFigures] = useState<Figures>({ pairs: 0, ms: 0, perSecond: 0, found: 0 });
  const moving = useMemo(() => ({ world: worldOf(count, layout, seed), frames: 0 }), [count, layout, seed]);

  useEffect(() => {
    const { world } = moving;
    let frame = lookFor(world, way);
    let request = 0;
    let written = { at: performance.now(), ms: frame.ms, frames: 0 };
    let ms = frame.ms;
    let perSecond = 0;
    const drawFound = () => {
      if (!canvas.current) return 0;
      const found = ask(frame.index, tool, pointer.current, sideOf(world));
      draw(canvas.current, world, frame, found, tool, pointer.current);
      return found.items.length;
    };
    const write = () => {
      setFigures({ pairs: frame.pairs, ms, perSecond, found: drawFound() });
      canvas.current?.setAttribute('data-frame', String(moving.frames));
    };
    show.current = write;
    write();
    if (isPaused) return;
    const next = () => {
      moveBoxes(world);
      moving.frames++;
      frame = lookFor(world, way);
      written = { ...written, ms: written.ms + frame.ms, frames: written.frames + 1 };
      const now = performance.now();
      if (now - written.at < pause) drawFound();
      else {
        ms = written.ms / written.frames;
        perSecond = (1000 * written.frames) / (now - written.at);
        written = { at: now, ms: 0, frames: 0 };
        write();
      }
      request = requestAnimationFrame(next);
    };
    written = { at: performance.now(), ms: 0, frames: 0 };
    request = requestAnimationFrame(next);
    return () => cancelAnimationFrame(request);
  }, [moving, way, tool, isPaused]);

  function point(next: Pointer) {
    pointer.current = next;
    if (isPaused) show.current();
  }

  function placeOf({ clientX, clientY }: PointerEvent): Pointer['place'] {
    const { left, top, width } = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    const part = (value: number, most: number) => Math.min(most, Math.max(0, value / width));
    return [part(clientX - left, 1), part(clientY - top, high)];
  }

  return (
    <div class="moving-board" data-world={`${count} ${layout} ${seed}`}>
      <canvas
        ref={canvas}
        width={1000}
        height={1000 * high}
        tabIndex={0}
        aria-label={words.board}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = placeOf(event);
          point({ ...pointer.current, place: dragged.current });
        }}
        onPointerMove={(event) => {
          const place = placeOf(event);
          const window =
            dragged.current && tool === 'window' ? windowOf(dragged.current, place) : pointer.current.window;
          point({ place, window });
        }}
        onPointerUp={() => {
          dragged.current = undefined;
        }}
        onPointerCancel={() => {
          dragged.current = undefined;
        }}
        onKeyDown={(event) => {
          const next = pointerAfter(event.key, event.shiftKey, tool, pointer.current);
          if (!next) return;
          event.preventDefault();
          point(next);
        }}
      />
      <p class="moving-figures" data-show="figures">
        <span data-show="pairs">{words.pairs(figures.pairs)}</span>
        <span data-show="ms">{words.ms(figures.ms)}</span>
        <span data-show="rate">{words.perSecond(figures.perSecond)}</span>
        <span data-show="found">{words.found[tool](figures.found)}</span>
      </p>
    </div>
  );
}
