/**
 * Vietnamese.
 *
 * Glossary: hàng is a row, cột a column, khối a box, ô a cell, ứng viên a candidate, loại to strike out. Fish, wings
 * and chains keep the English names that Vietnamese players use.
 */

import { eachFishKind } from '../techniques/shared/each-fish.js';
import type { Catalogue } from '../types.js';
import { commonNames, conclusionTexts, fishNames, numberedNames, sharedTexts } from './shared-texts.js';

const fishKinds = {
  '': '{fish}',
  'finned-': '{fish} có vây',
  'sashimi-': '{fish} Sashimi',
  'franken-': '{fish} Franken',
  'finned-franken-': '{fish} Franken có vây',
  'mutant-': '{fish} đột biến',
  'finned-mutant-': '{fish} đột biến có vây',
  'siamese-': '{fish} song sinh',
} as const;
const twoSolutions = 'nếu {cells} chỉ chứa {digits} thì câu đố có hai lời giải.';
const bug =
  'nếu không có các ứng viên thừa ở {extra} thì câu đố không thể có đúng một lời giải. Vậy một trong các ứng viên đó là đúng';

/**
 * The Vietnamese texts, for {@link explainStep}.
 *
 * @example
 * ```ts
 * import { vi } from '@kit/sudoku-human';
 *
 * vi.techniques['hidden-pair']; // => 'Cặp ẩn'
 * ```
 */
export const vi: Catalogue = /* @__PURE__ */ (() => ({
  locale: 'vi',
  explanation: '{technique}: {text}',
  techniques: {
    'locked-candidates': 'Ứng viên bị khóa',
    'common-peers': 'Ô cùng bị loại',
    'naked-set': 'Tập hiển',
    leftovers: 'Luật phần dư',
    'cage-combinations': 'Tổ hợp của lồng',
    'cage-digit': 'Chữ số của lồng',
    'innies-outies': 'Ô trong và ô ngoài',
    'house-fillings': 'Cách điền một nhà',
    'full-house': 'Ô trống cuối cùng',
    'naked-single': 'Số đơn lộ',
    'hidden-single': 'Số đơn ẩn',
    pointing: 'Ứng viên khóa trong khối',
    claiming: 'Ứng viên khóa trong hàng cột',
    'naked-pair': 'Cặp lộ',
    'naked-triple': 'Bộ ba lộ',
    'naked-quad': 'Bộ bốn lộ',
    'hidden-pair': 'Cặp ẩn',
    'hidden-triple': 'Bộ ba ẩn',
    'hidden-quad': 'Bộ bốn ẩn',
    ...numberedNames({
      'unique-rectangle': 'Hình chữ nhật duy nhất {n}',
      'avoidable-rectangle': 'Hình chữ nhật tránh được {n}',
      bug: 'BUG loại {n}',
    }),
    ...fishNames(fishKinds),
    'locked-pair': 'Cặp khóa',
    'locked-triple': 'Bộ ba khóa',
    skyscraper: 'Skyscraper (tòa nhà chọc trời)',
    'two-string-kite': 'Two-String Kite (cánh diều hai dây)',
    'turbot-fish': 'Turbot Fish',
    'empty-rectangle': 'Hình chữ nhật rỗng',
    'simple-colors-trap': 'Tô màu đơn: bẫy màu',
    'simple-colors-wrap': 'Tô màu đơn: màu mâu thuẫn',
    'multi-colors-1': 'Tô nhiều màu 1',
    'multi-colors-2': 'Tô nhiều màu 2',
    '3d-medusa': '3D Medusa',
    'hidden-rectangle': 'Hình chữ nhật ẩn',
    'unique-loop': 'Vòng duy nhất',
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
    ...commonNames,
    'als-xy-chain': 'Chuỗi ALS-XY',
    'aligned-pair-exclusion': 'Loại trừ theo cặp ô',
    'template-set': 'Khuôn mẫu (điền)',
    'template-delete': 'Khuôn mẫu (loại)',
    'brute-force': 'Vét cạn (Brute Force)',
    firework: 'Pháo hoa (Firework)',
    'sk-loop': 'Vòng SK',
    'multi-sector-locked-sets': 'Tập khóa nhiều vùng',
    'x-chain': 'Chuỗi X',
    'xy-chain': 'Chuỗi XY',
  },
  templates: {
    ...sharedTexts({
      numbers: ['hai', 'ba', 'bốn'],
      naked:
        '{n} ô {cells} chỉ có thể chứa {digits}, nên chúng giữ trọn cả {n} số này. Loại {n} số đó khỏi các ô còn lại của {houses}: {eliminations}.',
      hidden:
        'trong {house}, các số {digits} chỉ có thể nằm ở {n} ô {cells}, nên {n} ô này không chứa số nào khác: {eliminations}.',
      locked:
        'trong {base}, số {digit} chỉ có thể nằm ở phần giao với {cover}. Một trong các ô này cũng chính là số {digit} của {cover}, nên loại {digit} khỏi các ô còn lại của {cover}: {eliminations, cells}.',
      turbot:
        'trong {houses}, số {digit} chỉ có hai chỗ ở mỗi nơi, mà {joints} nhìn thấy nhau nên không thể cùng là {digit}. Vậy một trong hai đầu kia {ends} là {digit}, nên loại {digit} khỏi mọi ô nhìn thấy cả hai: {eliminations}.',
      oneOfSeveral: `${twoSolutions} Vậy một trong các ô {extra} là {extraDigits}, nên loại số này khỏi mọi ô nhìn thấy tất cả các ô đó: {eliminations}.`,
      chain:
        '{chain}. Nếu ô đầu không phải {digit} thì lần theo chuỗi, ô cuối phải là {digit}. Vậy ít nhất một trong hai đầu là {digit}, nên loại {digit} khỏi mọi ô nhìn thấy cả hai đầu: {eliminations, cells}.',
      aic: '{chain}. Nếu mắt xích đầu sai thì lần theo chuỗi, mắt xích cuối đúng. Vậy một trong hai đầu đúng, nên loại những gì cả hai đầu đều loại trừ: {eliminations}.',
      continuous:
        '{chain}. Chuỗi khép thành vòng: dù theo chiều nào, mỗi liên kết yếu (-) đều có một đầu đúng. Vậy loại những gì cả hai đầu của một liên kết yếu đều loại trừ: {eliminations}.',
      discontinuous:
        '{chain}. Nếu {cell} là {digit} thì vòng quay lại cho thấy nó không phải là {digit}. Vậy loại {digit} khỏi {cell}.',
      discontinuousOn:
        '{chain}. Nếu {cell} không phải là {digit} thì vòng quay lại cho thấy nó là {digit}. Vậy {cell} là {digit}.',
      setChain:
        '{count} tập từ {first} qua {between} đến {last} là các tập gần khóa: mỗi tập thừa đúng một số so với số ô, và số nối ({common}) chỉ có thể nằm ở một trong hai tập kề nhau. Vậy tập đầu thiếu gì thì tập cuối có cái đó, nên loại số chung của hai đầu khỏi mọi ô nhìn thấy tất cả các chỗ của nó: {eliminations}.',
    }),
    'common-peers':
      'trong {house}, {digits} chỉ có thể nằm ở {cells}. Dù ô nào đúng thì các ứng viên này cũng bị loại: {eliminations}.',
    'common-peers-cell':
      '{cells} chỉ có thể chứa {digits}. Dù chữ số nào đúng thì các ứng viên này cũng bị loại: {eliminations}.',
    'naked-set':
      'các ô {cells} chỉ chứa {digits}, và những ô có chung chữ số nhìn thấy nhau: mỗi chữ số nằm ở một trong các ô đó. Nó bị loại khỏi mọi ô nhìn thấy tất cả các vị trí của nó: {eliminations}.',
    leftovers:
      '{base} và {cover} chứa mỗi chữ số với số lần bằng nhau. Vậy {innies}, chỉ thuộc phần đầu, chứa cùng các chữ số như {outies}, chỉ thuộc phần sau. {digits} không thể nằm ở {innies} nên cũng bị loại ở phía kia: {eliminations}.',
    'cage-combinations':
      'các ô trống {cells} của {cage} có tổng {sum} với các chữ số khác nhau. Không cách điền nào có: {eliminations}.',
    'cage-combinations-on': 'trong {cage} chỉ còn ô {cells} trống, và còn lại {sum}. Vậy {cells} là {digit}.',
    'cage-digit':
      'mọi cách điền {cage} đều có {digit}, ở một trong các ô {cells}. Vậy {digit} bị loại khỏi các ô nhìn thấy tất cả chúng: {eliminations, cells}.',
    'innies-outies':
      '{base} có tổng đã biết, nên phần mà các lồng cắt ra cũng vậy: cộng các ô trống bên trong, trừ các ô trống bên ngoài, còn {sum}. Không cách điền nào có: {eliminations}.',
    'innies-outies-on': '{base} có tổng đã biết. Trừ các lồng thì chỉ còn một ô, {cell}: nó là {digit}.',
    'house-fillings': 'không cách điền {house} nào, tính cả các lồng bên trong và các ô cạnh nhau, có: {eliminations}.',
    'full-house':
      '{cell} là ô trống cuối cùng của {house}, mà {house} chỉ còn thiếu số {digit}, nên {cell} là {digit}.',
    'naked-single': 'ở {cell}, mọi số khác {digit} đều đã bị loại, nên {cell} là {digit}.',
    'hidden-single': 'trong {house}, số {digit} chỉ còn đặt được vào {cell}, nên {cell} là {digit}.',
    ...eachFishKind({
      plain:
        'trong {base}, số {digit} chỉ có thể nằm ở {cover}, mỗi bên đúng một ô. Vậy số {digit} của {cover} đã nằm cả ở đó, nên loại {digit} khỏi các ô còn lại: {eliminations, cells}.',
      finned:
        'trong {base}, số {digit} chỉ có thể nằm ở {cover}, trừ vây {fins}. Hoặc {fins, plural, one {vây} other {một trong các vây}} là {digit}, hoặc {cover} có số {digit} nằm trong {base}. Cả hai trường hợp đều loại {digit} khỏi các ô khác của {cover} nhìn thấy {fins, plural, one {vây} other {mọi vây}}: {eliminations, cells}.',
      siamese:
        'trong {base}, số {digit} chỉ có thể nằm ở {cover} và các vây {fins}. Hai cách chọn vùng phủ cho ta hai con cá có vây trên cùng vùng gốc, và cả hai đều đúng. Loại những gì một trong hai con cá loại: {eliminations, cells}.',
    }),
    'locked-pair':
      'hai ô {cells} chỉ có thể chứa {digits} và cùng thuộc {houses}, nên loại hai số này khỏi các ô còn lại của cả hai: {eliminations}.',
    'locked-triple':
      'ba ô {cells} chỉ có thể chứa {digits} và cùng thuộc {houses}, nên loại ba số này khỏi các ô còn lại của cả hai: {eliminations}.',
    'empty-rectangle':
      'trong {box}, số {digit} chỉ có thể nằm ở {cells}, tức là trên một hàng và một cột. Trong {lines}, nó chỉ có thể nằm ở {link}. Nếu {eliminations, cells} là {digit} thì một đầu của cặp này là {digit} và {box} không còn chỗ. Vậy điều đó không xảy ra: {eliminations}.',
    'simple-colors-trap':
      'các liên kết mạnh của số {digit} tô xen kẽ {a} và {b}: hoặc mọi ô màu thứ nhất đều là {digit}, hoặc mọi ô màu thứ hai. Ô nhìn thấy cả hai màu không thể là {digit}: {eliminations, cells}.',
    'simple-colors-wrap':
      'các liên kết mạnh của số {digit} tô xen kẽ {a} và {b}. Hai ô cùng màu thứ nhất nhìn thấy nhau, nên màu đó sai: {eliminations, cells}.',
    'multi-colors-1':
      'số {digit} có hai nhóm liên kết mạnh, tô {a} đối với {b} và {c} đối với {d}. Một ô của {a} nhìn thấy một ô của {c}, nên màu của {b} hoặc màu của {d} là đúng, và ô nhìn thấy cả hai không thể là {digit}: {eliminations, cells}.',
    'multi-colors-2':
      'số {digit} có hai nhóm liên kết mạnh, tô {a} đối với {b} và {c} đối với {d}. Màu của {a} nhìn thấy cả {c} lẫn {d}, mà một trong hai màu này đúng, nên màu đó sai: {eliminations, cells}.',
    '3d-medusa':
      'các liên kết mạnh trong hàng, cột, khối và trong ô tô các ứng viên của {cells} bằng hai màu, một trong hai màu đúng toàn bộ. Những gì cả hai màu đều không cho phép là sai: {eliminations}.',
    'unique-rectangle-1':
      'nếu {cells} chỉ chứa {digits} thì có thể đổi chỗ hai số này và câu đố có hai lời giải. Chỉ một ô trong đó có thể chứa số khác, nên nó phải chứa số khác: {eliminations}.',
    'unique-rectangle-3': `${twoSolutions} Vậy một trong các ô {extra} chứa một số khác của nó, và cùng với {subset} chúng giữ trọn {extraDigits} trong {houses}: {eliminations}.`,
    'unique-rectangle-4': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở {extra}, nên số kia không thể nằm ở đó: {eliminations}.`,
    'unique-rectangle-6': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở các ô này, nên nó không thể nằm ở {extra}: {eliminations}.`,
    'hidden-rectangle': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở các ô này. Nếu số kia nằm ở góc nơi các đường này gặp nhau thì điều đó xảy ra, nên nó không nằm ở đó: {eliminations}.`,
    'avoidable-rectangle-1':
      'không ô nào trong {cells} là số cho sẵn. Nếu tất cả chỉ chứa {digits} thì có thể đổi chỗ các số này và câu đố có hai lời giải: {eliminations}.',
    'avoidable-rectangle-2':
      'không ô nào trong {cells} là số cho sẵn. Nếu tất cả chỉ chứa {digits} thì câu đố có hai lời giải. Vậy một trong các ô {extra} là {extraDigits}, nên loại số này khỏi mọi ô nhìn thấy cả hai: {eliminations}.',
    'unique-loop':
      'nếu vòng {cells} chỉ chứa {digits} thì có thể đổi chỗ hai số này dọc cả vòng và câu đố có hai lời giải. Vậy một trong các ô {extra} chứa số khác: {eliminations}.',
    'bug-plus-1':
      'nếu không có ứng viên thừa {extras} của {extra} thì mọi ô trống đều có hai ứng viên và mỗi số có hai chỗ trong từng hàng, cột, khối, khi đó câu đố vô nghiệm hoặc có hai lời giải. Vậy {extras, plural, one {ứng viên đó} other {một trong số đó}} đúng: {eliminations}.',
    'bug-2': `${bug}, và ô nào nhìn thấy tất cả thì không thể chứa số đó: {eliminations}.`,
    'bug-3': `${bug}, và cùng với {subset} các ô đó giữ trọn {extraDigits} trong {houses}: {eliminations}.`,
    'bug-4': `${bug}. Trong {houses}, số {digit} chỉ có thể nằm ở hai ô của chúng, nên một ô nhận số này và ô kia nhận ứng viên thừa của nó: {eliminations}.`,
    'remote-pair':
      'các ô {cells} đều chỉ chứa {digits} và mỗi ô nhìn thấy ô kế tiếp, nên hai số xen kẽ nhau. Hai đầu {ends} khác nhau: mỗi số nằm ở một đầu, nên loại cả hai số khỏi mọi ô nhìn thấy cả hai đầu: {eliminations}.',
    'kraken-fish':
      'trong {base}, số {digit} chỉ có thể nằm ở {cover}, trừ vây {fins}. Nếu không vây nào là {digit} thì {cover} có số {digit} nằm trong {base}; nếu một vây là {digit} thì một chuỗi dẫn đến cùng kết quả: {chain}. Cả hai trường hợp đều cho {eliminations}.',
    'kraken-fish-2':
      'mỗi bên trong {base} chứa số {digit} đúng một lần, còn {cover} trừ {chained} chỉ chứa được ít hơn một lần. Vậy một trong các ô {starts} là {digit}, và ô nào cũng dẫn đến cùng kết quả theo một chuỗi: {chain}. Vậy {eliminations}.',
    'forcing-chain': 'dù điều gì đúng, các chuỗi đều dẫn đến cùng một kết quả: {chain}.',
    'forcing-net':
      'giả sử {cell} là {digit}. Lần theo các số đơn, sau {count} bước suy luận, {clashCell} phải là {clashDigit} nhưng lại không thể. Vậy {cell} không phải là {digit}.',
    'forcing-net-on':
      'giả sử {cell} không phải là {digit}. Lần theo các số đơn, sau {count} bước suy luận, {clashCell} phải là {clashDigit} nhưng lại không thể. Vậy {cell} là {digit}.',
    'forcing-net-guardians':
      'trong các ứng viên còn lại của tridagon, {guardians}, phải có một ứng viên đúng. Giả sử {cell} là {digit}. Lần theo các số đơn và ứng viên cuối cùng trong số đó, sau {count} bước suy luận, {clashCell} phải là {clashDigit} nhưng lại không thể. Vậy {cell} không phải là {digit}.',
    ...conclusionTexts(
      {
        'forcing-cell': 'dù ô {cell} nhận số nào trong {assumed}, các chuỗi đều ',
        'forcing-house': 'trong {house}, số {assumed} nằm ở một trong các ô {places}, và dù ở ô nào, các chuỗi đều ',
      },
      {
        on: 'khiến {target} là {digit}: {chain}. Vậy {target} là {digit}.',
        off: 'loại {digit} khỏi {target}: {chain}. Vậy loại {digit} khỏi {target}.',
      },
    ),
    'als-xz':
      '{first} và {last} mỗi tập thừa đúng một số so với số ô, và {common} chỉ có thể nằm ở một trong hai tập. {common, plural, one {Khi đó tập kia bị khóa với mọi số còn lại của nó, nên loại số chung khỏi mọi ô nhìn thấy tất cả các chỗ của nó ở cả hai tập} other {Với hai số như vậy, mỗi tập giữ trọn các số riêng của mình, và mỗi số chung nằm ở một trong hai tập}}: {eliminations}.',
    'sue-de-coq':
      '{count} ô {crossing}, {lineCells} và {boxCells} chứa tổng cộng {count} số: {digits}. Không số nào nằm được hai lần trong đó, vì {lineCells} và {boxCells} không có số chung, nên mỗi số nằm đúng một lần. Số không có trong {boxCells} bị loại khỏi phần còn lại của {line}, số không có trong {lineCells} bị loại khỏi phần còn lại của {box}: {eliminations}.',
    'sue-de-coq-shared':
      '{count} ô {crossing}, {lineCells} và {boxCells} chứa tổng cộng các số {digits}. {lineCells} và {boxCells} chỉ có chung {shared}, nên không số nào khác nằm được hai lần trong đó. Để lấp đầy chúng, {shared} phải nằm ở cả hai phía và mỗi số còn lại nằm đúng một lần. Số không có trong {boxCells} bị loại khỏi phần còn lại của {line}, số không có trong {lineCells} bị loại khỏi phần còn lại của {box}, còn {shared} bị loại khỏi cả hai: {eliminations}.',
    'death-blossom':
      'dù ô gốc {stem} nhận số nào trong {assumed}, một trong các tập gần khóa ở {cells} mất số đó và giữ trọn các số còn lại. Tập nào cũng có {digits}, nên loại {digits, plural, one {số này} other {các số này}} khỏi ô nhìn thấy tất cả các chỗ của nó trong các tập: {eliminations}.',
    'aligned-pair-exclusion':
      'đặt một trong các số bị loại vào ô của nó và số bất kỳ vào ô kia của cặp {pair}: hoặc hai ô nhìn thấy nhau mà bằng nhau, hoặc một số ô trong {cells} còn ít số hơn số ô. Vậy {eliminations}.',
    'wxyz-wing':
      'bốn ô {pivot} và {wings} chứa tổng cộng bốn số, và mỗi số trừ {digit} chỉ nằm được một lần trong đó. Vậy một trong các ô này là {digit}, nên loại nó khỏi mọi ô nhìn thấy tất cả các chỗ của nó ở đó: {eliminations, cells}.',
    'template-set':
      'mọi cách đặt số {digit} vào mỗi hàng, cột và khối đúng một lần, không chiếm ô đã chắc chắn của số khác, đều dùng {placements, cells}, nên điền {digit} vào đó.',
    'template-delete':
      'không cách nào đặt số {digit} vào mỗi hàng, cột và khối đúng một lần, không chiếm ô đã chắc chắn của số khác, mà dùng {eliminations, cells}, nên loại {digit} khỏi đó.',
    'brute-force': 'không kỹ thuật nào trong danh sách giúp được nữa. Trong lời giải duy nhất, {cell} là {digit}.',
    firework:
      '{pivots, plural, one {hàng và cột của ô trục {pivots} chỉ có {digits} trong khối của ô trục và ở hai cánh {wings}. Số nào không ở cánh thì cả hàng lẫn cột đều cần nó trong khối, tức là ở chỗ giao: ô trục. Vậy ba số chiếm trọn ba ô} other {hàng và cột của mỗi ô trục đối diện {pivots} chỉ có hai trong các số {digits} trong khối của ô trục và ở hai cánh {wings}. Số nào không ở cánh thì cả hàng lẫn cột đều cần nó trong khối, tức là ở ô trục của nó. Vậy bốn số chiếm trọn bốn ô}}, không còn chỗ cho số khác: {eliminations}.',
    tridagon:
      'ba ô khác hàng, khác cột trong mỗi khối của bốn khối, {cells}, không thể chỉ chứa {digits}. Vậy một trong các số khác ở {guardians, cells} là đúng, nên loại những gì mâu thuẫn với tất cả các số đó: {eliminations}.',
    'tridagon-on':
      'ba ô khác hàng, khác cột trong mỗi khối của bốn khối, {cells}, không thể chỉ chứa {digits}. Số khác duy nhất ở đó là {digit} tại {cell}, nên {cell} là {digit}.',
    'sk-loop':
      'quanh bốn góc đã điền {corners}, các ô {cells} làm thành một vòng từng đôi, nối lần lượt bằng hàng hoặc cột và khối. Các hàng, cột và khối này chỉ cho {digits} xuất hiện nhiều nhất {count} lần, vừa đủ cho {count} ô. Vậy không được mất chỗ nào, nên loại những gì làm mất chỗ: {eliminations}.',
    exocet:
      'ngoài ba khối chứa {base} và {targets}, ba đường giao {houses} không thể chứa số nào trong {digits} đến ba lần, nên mỗi số của hai ô gốc {base} cũng nằm ở một trong hai ô đích {targets}. Loại những gì không hợp với bất cứ cách đặt nào của hai số đó: {eliminations}.',
    'multi-sector-locked-sets':
      'nơi {rows} và {columns} giao nhau có các ô trống {cells}. Các hàng và cột này chỉ cho {digits} xuất hiện nhiều nhất {count} lần, vừa đủ cho {count} ô. Vậy không được mất chỗ nào, nên loại những gì làm mất chỗ: {eliminations}.',
    'xy-wing':
      'dù ô trục {pivot} nhận số nào trong hai ứng viên của nó, một trong hai ô cánh {wings} cũng phải là {digit}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả hai cánh: {eliminations, cells}.',
    'xyz-wing':
      'nếu ô trục {pivot} không phải là {digit} thì dù nó nhận số nào trong hai số kia, một trong hai ô cánh {wings} cũng phải là {digit}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả ba ô: {eliminations, cells}.',
    'w-wing':
      'hai ô cánh {wings} có cùng hai ứng viên. Nếu không ô nào là {digit} thì cả hai đều là {link}, và {house} không còn chỗ cho số {link}, vốn chỉ nằm được ở {bridge}. Vậy loại {digit} khỏi mọi ô nhìn thấy cả hai cánh: {eliminations, cells}.',
  },
  hints: {
    where: 'Hãy xem {house}.',
    which: 'hãy xem {cells}.',
    why: 'hãy xem {digits} ở {cells}. Từ đó suy ra điều gì?',
    'why-houses': 'hãy xem {digits} ở {cells}, cùng với {houses}. Từ đó suy ra điều gì?',
    'why-links': 'hãy xem {chain}. Từ đó suy ra điều gì?',
    wrong: 'Có {wrong} số sai.',
    struck: 'Có {struck} ứng viên bị loại nhầm.',
    'wrong-and-struck': 'Có {wrong} số sai và {struck} ứng viên bị loại nhầm.',
    mistakes: 'Có lỗi ở {cells}.',
    right: 'Đúng ra phải là {right, values}.',
    restore: 'Bị loại nhầm: {lost, values}.',
    'right-and-restore': 'Đúng ra phải là {right, values}. Bị loại nhầm: {lost, values}.',
    solved: 'Đã giải xong.',
    stuck: 'Từ đây, không kỹ thuật nào trong danh sách đi tiếp được.',
    invalid: 'Câu đố này không có lời giải.',
    multiple: 'Câu đố này có hơn một lời giải.',
    limit: 'Việc tìm kiếm đã dừng trước khi có câu trả lời.',
  },
  houses: {
    row: { one: 'hàng {n}', other: 'hàng {n}' },
    column: { one: 'cột {n}', other: 'cột {n}' },
    box: { one: 'khối {n}', other: 'khối {n}' },
    layout: {
      region: { one: 'vùng {n}', other: 'vùng {n}' },
      diagonal: { one: 'đường chéo {n}', other: 'đường chéo {n}' },
      window: { one: 'cửa sổ {n}', other: 'cửa sổ {n}' },
      'hidden-window': { one: 'cửa sổ ẩn {n}', other: 'cửa sổ ẩn {n}' },
      group: { one: 'nhóm {n}', other: 'nhóm {n}' },
      extra: { one: 'đơn vị thêm {n}', other: 'đơn vị thêm {n}' },
      cage: { one: 'lồng {n}', other: 'các lồng {n}' },
    },
  },
  list: { between: ', ', last: ' và ' },
}))();
