/** More boards: the quick tests take some. */

import './solve-tiles.test.js';
