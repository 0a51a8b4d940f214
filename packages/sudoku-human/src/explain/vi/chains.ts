/** Chains, loops and nets in Vietnamese. */

import type { ChainMessageKey, ChainTechniqueId } from '../../types.js';

const aic =
  '{chain}. Nếu mắt xích đầu sai thì lần theo chuỗi, mắt xích cuối đúng. Vậy một trong hai đầu đúng, nên loại những gì cả hai đầu đều loại trừ: {eliminations}.';
const continuous =
  '{chain}. Chuỗi khép thành vòng: dù theo chiều nào, mỗi liên kết yếu (-) đều có một đầu đúng. Vậy loại những gì cả hai đầu của một liên kết yếu đều loại trừ: {eliminations}.';
const discontinuous =
  '{chain}. Nếu {cell} là {digit} thì vòng quay lại cho thấy nó không phải là {digit}. Vậy loại {digit} khỏi {cell}.';
const discontinuousOn =
  '{chain}. Nếu {cell} không phải là {digit} thì vòng quay lại cho thấy nó là {digit}. Vậy {cell} là {digit}.';
const anyOfCell = 'dù ô {cell} nhận số nào trong {assumed},';
const anyOfHouse = 'trong {house}, số {assumed} nằm ở một trong các ô {places}, và dù ở ô nào';

/** The names of chains and nets. */
export const chainNames: Readonly<Record<ChainTechniqueId, string>> = {
  'remote-pair': 'Cặp xa',
  'grouped-x-chain': 'Chuỗi X theo nhóm',
  aic: 'AIC (chuỗi suy luận xen kẽ)',
  'grouped-aic': 'AIC theo nhóm',
  'continuous-nice-loop': 'Nice Loop khép kín',
  'grouped-continuous-nice-loop': 'Nice Loop khép kín theo nhóm',
  'discontinuous-nice-loop': 'Nice Loop gián đoạn',
  'grouped-discontinuous-nice-loop': 'Nice Loop gián đoạn theo nhóm',
  'kraken-fish': 'Cá Kraken',
  'forcing-chain': 'Chuỗi bắt buộc',
  'forcing-net': 'Lưới bắt buộc',
};

/** The reasons of chains and nets. */
export const chainTemplates: Readonly<Record<ChainTechniqueId | ChainMessageKey, string>> = /* @__PURE__ */ (() => ({
  'remote-pair':
    'các ô {cells} đều chỉ chứa {digits} và mỗi ô nhìn thấy ô kế tiếp, nên hai số xen kẽ nhau. Hai đầu {ends} khác nhau: mỗi số nằm ở một đầu, nên loại cả hai số khỏi mọi ô nhìn thấy cả hai đầu: {eliminations}.',
  'grouped-x-chain': aic,
  aic,
  'grouped-aic': aic,
  'continuous-nice-loop': continuous,
  'grouped-continuous-nice-loop': continuous,
  'discontinuous-nice-loop': discontinuous,
  'discontinuous-nice-loop-on': discontinuousOn,
  'grouped-discontinuous-nice-loop': discontinuous,
  'grouped-discontinuous-nice-loop-on': discontinuousOn,
  'kraken-fish':
    'trong {base}, số {digit} chỉ có thể nằm ở {cover}, trừ vây {fins}. Nếu không vây nào là {digit} thì {cover} có số {digit} nằm trong {base}; nếu một vây là {digit} thì một chuỗi dẫn đến cùng kết quả: {chain}. Cả hai trường hợp đều cho {eliminations}.',
  'kraken-fish-2':
    'mỗi bên trong {base} chứa số {digit} đúng một lần, còn {cover} trừ {chained} chỉ chứa được ít hơn một lần. Vậy một trong các ô {starts} là {digit}, và ô nào cũng dẫn đến cùng kết quả theo một chuỗi: {chain}. Vậy {eliminations}.',
  'forcing-chain': 'dù điều gì đúng, các chuỗi đều dẫn đến cùng một kết quả: {chain}.',
  'forcing-net':
    'giả sử {cell} là {digit}. Lần theo các số đơn, sau {count} bước suy luận, {clashCell} phải là {clashDigit} nhưng lại không thể. Vậy {cell} không phải là {digit}.',
  'forcing-cell-on': `${anyOfCell} các chuỗi đều khiến {target} là {digit}: {chain}. Vậy {target} là {digit}.`,
  'forcing-cell-off': `${anyOfCell} các chuỗi đều loại {digit} khỏi {target}: {chain}. Vậy loại {digit} khỏi {target}.`,
  'forcing-house-on': `${anyOfHouse}, các chuỗi đều khiến {target} là {digit}: {chain}. Vậy {target} là {digit}.`,
  'forcing-house-off': `${anyOfHouse}, các chuỗi đều loại {digit} khỏi {target}: {chain}. Vậy loại {digit} khỏi {target}.`,
}))();
