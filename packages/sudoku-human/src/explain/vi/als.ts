/** Almost locked sets in Vietnamese. */

import type { AlsTechniqueId } from '../../types.js';

const chain =
  '{count} tập từ {first} qua {between} đến {last} là các tập gần khóa: mỗi tập thừa đúng một số so với số ô, và số nối ({common}) chỉ có thể nằm ở một trong hai tập kề nhau. Vậy tập đầu thiếu gì thì tập cuối có cái đó, nên loại số chung của hai đầu khỏi mọi ô nhìn thấy tất cả các chỗ của nó: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'Chuỗi ALS-XY',
  'sue-de-coq': 'Sue de Coq',
  'death-blossom': 'Death Blossom',
  'aligned-pair-exclusion': 'Loại trừ theo cặp ô',
  'wxyz-wing': 'WXYZ-Wing',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} và {last} mỗi tập thừa đúng một số so với số ô, và {common} chỉ có thể nằm ở một trong hai tập. {common, plural, one {Khi đó tập kia bị khóa với mọi số còn lại của nó, nên loại số chung khỏi mọi ô nhìn thấy tất cả các chỗ của nó ở cả hai tập} other {Với hai số như vậy, mỗi tập giữ trọn các số riêng của mình, và mỗi số chung nằm ở một trong hai tập}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
  'sue-de-coq':
    '{count} ô {crossing}, {lineCells} và {boxCells} chứa tổng cộng {count} số: {digits}. Không số nào nằm được hai lần trong đó, vì {lineCells} và {boxCells} không có số chung, nên mỗi số nằm đúng một lần. Số không có trong {boxCells} bị loại khỏi phần còn lại của {line}, số không có trong {lineCells} bị loại khỏi phần còn lại của {box}: {eliminations}.',
  'death-blossom':
    'dù ô gốc {stem} nhận số nào trong {assumed}, một trong các tập gần khóa ở {cells} mất số đó và giữ trọn các số còn lại. Tập nào cũng có {digits}, nên loại {digits, plural, one {số này} other {các số này}} khỏi ô nhìn thấy tất cả các chỗ của nó trong các tập: {eliminations}.',
  'aligned-pair-exclusion':
    'đặt một trong các số bị loại vào ô của nó và số bất kỳ vào ô kia của cặp {pair}: hoặc hai ô nhìn thấy nhau mà bằng nhau, hoặc một số ô trong {cells} còn ít số hơn số ô. Vậy {eliminations}.',
  'wxyz-wing':
    'bốn ô {pivot} và {wings} chứa tổng cộng bốn số, và mỗi số trừ {digit} chỉ nằm được một lần trong đó. Vậy một trong các ô này là {digit}, nên loại nó khỏi mọi ô nhìn thấy tất cả các chỗ của nó ở đó: {eliminations, cells}.',
};
