/** The engine for other Sudokus than the classic one: a script of its own, fetched when a layout is chosen. */
import { createLayout } from '@kit/sudoku-human';
import { naming, playing } from './engine.js';
import { bring } from './rules.js';

createLayout();

bring({ ...playing, ...naming, createLayout });
