/** The cases of all techniques, each of them: the quick tests take some of those that take long. */

import './technique-cases.test.js';
