/** The tiles, each a button; a picture, if there is one, is cut over them. */
import type { Grid } from '@kit/grid';
import type { Words } from './words.js';

export type BoardProps = {
  readonly board: Grid;
  readonly picture: string | undefined;
  readonly words: Words;
  readonly onTap: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

export function Board({ board: { rows, cols, cells }, picture, words, onTap, onKey }: BoardProps) {
  return (
    <fieldset class="npuzzle-board" style={{ '--rows': rows, '--cols': cols }} onKeyDown={onKey}>
      <legend class="kit-hidden">{words.board}</legend>
      {Array.from({ length: rows * cols }, (_, tile) => {
        if (tile === 0) return null;
        const cell = cells.indexOf(tile);
        const home = tile - 1;
        return (
          <button
            key={tile}
            type="button"
            class={picture ? 'npuzzle-tile pictured' : 'npuzzle-tile'}
            data-cell={cell}
            aria-label={words.tile(tile)}
            style={{
              '--row': Math.floor(cell / cols),
              '--col': cell % cols,
              ...(picture
                ? {
                    backgroundImage: `url(${picture})`,
                    backgroundSize: `${cols * 100}% ${rows * 100}%`,
                    backgroundPosition: `${((home % cols) / Math.max(1, cols - 1)) * 100}% ${(Math.floor(home / cols) / Math.max(1, rows - 1)) * 100}%`,
                  }
                : {}),
            }}
            onPointerDown={() => onTap(cell)}
            onClick={(event) => event.detail === 0 && onTap(cell)}
          >
            <span aria-hidden="true" data-tile={tile} />
          </button>
        );
      })}
    </fieldset>
  );
}
