/** The packing playground: methods side by side on random, own or dropped rectangles, and the atlas to take away. */
import { useEffect, useState } from 'preact/hooks';
import { playground } from '../frame/playground.js';
import { Shell } from '../frame/shell.js';
import './packing.css';
import { commandsOf, type Table } from './commands.js';
import { first, game, isDone } from './game.js';
import { LiveAtlasDemo } from './live-atlas.js';
import { DropZone, OwnSizes } from './own.js';
import { Result } from './result.js';
import { Setup } from './setup.js';
import { readImages, type Sprites } from './sprites.js';
import { ways } from './ways.js';
import { words } from './words.js';

/** Puts the playground into its place on the page. */
export const mount = playground({ name: 'packing', game, first: () => first, words, Page });

function Page(table: Table) {
  const { state, act, words } = table;
  const { rects, choice, format, results, text } = state;
  const { pack } = commandsOf(table);
  const [sprites, setSprites] = useState<Sprites>(new Map());

  useEffect(pack, [rects, choice]);

  async function useFiles(files: Iterable<File>) {
    const { sprites, ...read } = await readImages(files);
    setSprites(sprites);
    act({ type: 'use pictures', ...read });
  }

  const done = choice.rotate ? 'turned' : 'upright';
  return (
    <Shell
      table={table}
      look="packing"
      isStacked
      controls={
        <>
          <DropZone words={words} onFiles={useFiles} />
          <Setup table={table} />
        </>
      }
      board={
        <div class="packing-results" data-done={isDone(state) ? done : ''}>
          {ways.map((way) => (
            <Result
              key={way}
              way={way}
              result={results[way]}
              scales={state.choice.scales}
              format={format}
              sprites={sprites}
              words={words}
              onRefused={(said) => act({ type: 'refused', said })}
            />
          ))}
        </div>
      }
      foot={
        <div class="packing-own">
          <OwnSizes
            text={text}
            words={words}
            onText={(text) => act({ type: 'text', text })}
            onUse={() => act({ type: 'use text' })}
          />
          <LiveAtlasDemo words={words} />
        </div>
      }
    />
  );
}
