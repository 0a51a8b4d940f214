/** Every way to spoil the steps, on every other position: the quick tests take some. */

import './spoiled-cases.test.js';
