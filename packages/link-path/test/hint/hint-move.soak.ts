/** More boards: the quick tests take some. */

import './hint-move.test.js';
