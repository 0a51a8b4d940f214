import { publicFaceLaws } from '../../../config/public-face.js';
import * as kit from '../src/index.js';

/** What a new index says, since the index itself equals no other. */
const createMovingIndex = (...args: Parameters<typeof kit.createMovingIndex>) => kit.createMovingIndex(...args).size;
const createBoxIndex = (...args: Parameters<typeof kit.createBoxIndex>) =>
  kit.createBoxIndex(...args).search(0, 0, 9, 9);
const createPointIndex = (...args: Parameters<typeof kit.createPointIndex>) =>
  kit.createPointIndex(...args).search(0, 0, 9, 9);

publicFaceLaws(
  { ...kit, createBoxIndex, createMovingIndex, createPointIndex },
  {
    createBoxIndex: { args: [[0, 0, 1, 1, 2, 2, 3, 3]], options: { wrap: { height: 9 } } },
    createMovingIndex: { args: [], options: { kind: 'points', wrap: { width: 360 } } },
    createPointIndex: {
      args: [
        [1, 2],
        [3, 4],
      ],
      options: { wrap: { width: 360 } },
    },
    exportIndex: { args: [kit.createBoxIndex([0, 0, 1, 1])] },
    importIndex: { args: [kit.exportIndex(kit.createBoxIndex([0, 0, 1, 1]))] },
    isInvalidInputError: { args: [new kit.InvalidInputError('bad', 'worse')] },
  },
);
