/** Fish in Vietnamese. */

import { eachFish, eachFishKind } from '../../technique/each-fish.js';
import type { FishId } from '../../types.js';

const sizes = {
  'x-wing': 'X-Wing',
  swordfish: 'Swordfish',
  jellyfish: 'Jellyfish',
  squirmbag: 'Squirmbag',
  whale: 'Whale',
  leviathan: 'Leviathan',
} as const;
const kinds = {
  '': '{fish}',
  'finned-': '{fish} có vây',
  'sashimi-': '{fish} Sashimi',
  'franken-': '{fish} Franken',
  'finned-franken-': '{fish} Franken có vây',
  'mutant-': '{fish} đột biến',
  'finned-mutant-': '{fish} đột biến có vây',
  'siamese-': '{fish} song sinh',
} as const;

/** The names of the fish. */
export const fishNames: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFish((prefix, size) =>
  kinds[prefix].replace('{fish}', sizes[size]),
);

/** Why a fish holds. */
export const fishTemplates: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFishKind({
  plain:
    'trong {base}, số {digit} chỉ có thể nằm ở {cover}, mỗi bên đúng một ô. Vậy số {digit} của {cover} đã nằm cả ở đó, nên loại {digit} khỏi các ô còn lại: {eliminations, cells}.',
  finned:
    'trong {base}, số {digit} chỉ có thể nằm ở {cover}, trừ vây {fins}. Hoặc {fins, plural, one {vây} other {một trong các vây}} là {digit}, hoặc {cover} có số {digit} nằm trong {base}. Cả hai trường hợp đều loại {digit} khỏi các ô khác của {cover} nhìn thấy {fins, plural, one {vây} other {mọi vây}}: {eliminations, cells}.',
  siamese:
    'trong {base}, số {digit} chỉ có thể nằm ở {cover} và các vây {fins}. Hai cách chọn vùng phủ cho ta hai con cá có vây trên cùng vùng gốc, và cả hai đều đúng. Loại những gì một trong hai con cá loại: {eliminations, cells}.',
});
