/** More boards: the quick tests take some. */

import './marked.test.js';
