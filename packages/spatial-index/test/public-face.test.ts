import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

publicFaceLaws(kit, {
  createBoxIndex: { args: [[0, 0, 1, 1, 2, 2, 3, 3]] },
  createPointIndex: {
    args: [
      [1, 2],
      [3, 4],
    ],
  },
  exportIndex: { args: [kit.createBoxIndex([0, 0, 1, 1])] },
  importIndex: { args: [kit.exportIndex(kit.createBoxIndex([0, 0, 1, 1]))] },
  isInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
});
