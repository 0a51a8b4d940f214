/** Almost locked sets in Vietnamese. */

import type { AlsTechniqueId } from '../../technique-ids.js';

const chain =
  '{count} tập từ {first} qua {between} đến {last} là các tập gần khóa: mỗi tập thừa đúng một số so với số ô, và số nối ({common}) chỉ có thể nằm ở một trong hai tập kề nhau. Vậy tập đầu thiếu gì thì tập cuối có cái đó, nên loại số chung của hai đầu khỏi mọi ô nhìn thấy tất cả các chỗ của nó: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'Chuỗi ALS-XY',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} và {last} mỗi tập thừa đúng một số so với số ô, và {common} chỉ có thể nằm ở một trong hai tập. {common, plural, one {Khi đó tập kia bị khóa với mọi số còn lại của nó, nên loại số chung khỏi mọi ô nhìn thấy tất cả các chỗ của nó ở cả hai tập} other {Với hai số như vậy, mỗi tập giữ trọn các số riêng của mình, và mỗi số chung nằm ở một trong hai tập}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
};
