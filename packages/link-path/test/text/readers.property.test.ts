import { formatBoard, formatTileLayout, parseBoard, parseTileLayout, type TilePlace } from '@kit/link-path';
import fc from 'fast-check';
import { readerLaws } from '../../../../config/reader-laws.js';
import { markedBoard } from '../marked-game.js';
import { asGnomeMap, asKmahjongg, drawnPlaces, inReadingOrder } from '../tile-files/drawn-layouts.js';

readerLaws('parseBoard', {
  values: fc.nat(100_000).map((seed) => markedBoard(seed).board),
  write: formatBoard,
  read: (text) => parseBoard(text),
});

const layouts = drawnPlaces.map((places) => ({ name: 'Own', places: inReadingOrder(places) as readonly TilePlace[] }));

readerLaws('parseTileLayout of mah', {
  values: layouts,
  write: formatTileLayout,
  read: (text) => parseTileLayout(text),
});

readerLaws('parseTileLayout of GNOME', {
  values: layouts,
  write: ({ name, places }) => asGnomeMap(places, name, '"', false),
  read: (text) => {
    const { name, places } = parseTileLayout(text);
    return { name: name ?? '', places };
  },
});

readerLaws('parseTileLayout of KMahjongg', {
  values: layouts,
  write: ({ places }) => asKmahjongg(places, 1),
  read: (text) => ({ name: 'Own', places: [...parseTileLayout(text).places] }),
});
