/** More boards: the quick tests take some. */

import './two-searches.test.js';
