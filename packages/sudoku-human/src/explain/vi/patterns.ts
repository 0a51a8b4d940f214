/** Patterns of one digit, colours and uniqueness in Vietnamese. */

import type { ColorsId, SingleDigitId, UniquenessId } from '../../types.js';

/** The techniques whose texts stand here. */
type PatternId = 'locked-pair' | 'locked-triple' | SingleDigitId | ColorsId | UniquenessId;

const turbot =
  'trong {houses}, số {digit} chỉ có hai chỗ ở mỗi nơi, mà {joints} nhìn thấy nhau nên không thể cùng là {digit}. Vậy một trong hai đầu kia {ends} là {digit}, nên loại {digit} khỏi mọi ô nhìn thấy cả hai: {eliminations}.';
const twoSolutions = 'nếu {cells} chỉ chứa {digits} thì câu đố có hai lời giải.';
const oneOfSeveral = /* @__PURE__ */ (() =>
  `${twoSolutions} Vậy một trong các ô {extra} là {extraDigits}, nên loại số này khỏi mọi ô nhìn thấy tất cả các ô đó: {eliminations}.`)();
const bug =
  'nếu không có các ứng viên thừa ở {extra} thì câu đố không thể có đúng một lời giải. Vậy một trong các ứng viên đó là đúng';

/** The names of the techniques. */
export const patternNames: Readonly<Record<PatternId, string>> = {
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
  'unique-rectangle-1': 'Hình chữ nhật duy nhất 1',
  'unique-rectangle-2': 'Hình chữ nhật duy nhất 2',
  'unique-rectangle-3': 'Hình chữ nhật duy nhất 3',
  'unique-rectangle-4': 'Hình chữ nhật duy nhất 4',
  'unique-rectangle-5': 'Hình chữ nhật duy nhất 5',
  'unique-rectangle-6': 'Hình chữ nhật duy nhất 6',
  'hidden-rectangle': 'Hình chữ nhật ẩn',
  'avoidable-rectangle-1': 'Hình chữ nhật tránh được 1',
  'avoidable-rectangle-2': 'Hình chữ nhật tránh được 2',
  'unique-loop': 'Vòng duy nhất',
  'bug-plus-1': 'BUG+1',
  'bug-2': 'BUG loại 2',
  'bug-3': 'BUG loại 3',
  'bug-4': 'BUG loại 4',
};

/** Why such a step holds. */
export const patternTemplates: Readonly<Record<PatternId, string>> = /* @__PURE__ */ (() => ({
  'locked-pair':
    'hai ô {cells} chỉ có thể chứa {digits} và cùng thuộc {houses}, nên loại hai số này khỏi các ô còn lại của cả hai: {eliminations}.',
  'locked-triple':
    'ba ô {cells} chỉ có thể chứa {digits} và cùng thuộc {houses}, nên loại ba số này khỏi các ô còn lại của cả hai: {eliminations}.',
  skyscraper: turbot,
  'two-string-kite': turbot,
  'turbot-fish': turbot,
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
  'unique-rectangle-2': oneOfSeveral,
  'unique-rectangle-3': `${twoSolutions} Vậy một trong các ô {extra} chứa một số khác của nó, và cùng với {subset} chúng giữ trọn {extraDigits} trong {houses}: {eliminations}.`,
  'unique-rectangle-4': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở {extra}, nên số kia không thể nằm ở đó: {eliminations}.`,
  'unique-rectangle-5': oneOfSeveral,
  'unique-rectangle-6': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở các ô này, nên nó không thể nằm ở {extra}: {eliminations}.`,
  'hidden-rectangle': `${twoSolutions} Trong {houses}, một trong hai số chỉ có thể nằm ở các ô này. Nếu số kia nằm ở góc nơi các đường này gặp nhau thì điều đó xảy ra, nên nó không nằm ở đó: {eliminations}.`,
  'avoidable-rectangle-1':
    'không ô nào trong {cells} là số cho sẵn. Nếu tất cả chỉ chứa {digits} thì có thể đổi chỗ các số này và câu đố có hai lời giải: {eliminations}.',
  'avoidable-rectangle-2':
    'không ô nào trong {cells} là số cho sẵn. Nếu tất cả chỉ chứa {digits} thì câu đố có hai lời giải. Vậy một trong các ô {extra} là {extraDigits}, nên loại số này khỏi mọi ô nhìn thấy cả hai: {eliminations}.',
  'unique-loop':
    'nếu vòng {cells} chỉ chứa {digits} thì có thể đổi chỗ hai số này dọc cả vòng và câu đố có hai lời giải. Vậy một trong các ô {extra} chứa số khác: {eliminations}.',
  'bug-plus-1':
    'nếu không có ứng viên thừa {extras} của {extra} thì mọi ô trống đều có hai ứng viên và mỗi số có hai chỗ trong từng hàng, cột, khối, khi đó câu đố vô nghiệm hoặc có hai lời giải. Vậy ứng viên đó đúng: {eliminations}.',
  'bug-2': `${bug}, và ô nào nhìn thấy tất cả thì không thể chứa số đó: {eliminations}.`,
  'bug-3': `${bug}, và cùng với {subset} các ô đó giữ trọn {extraDigits} trong {houses}: {eliminations}.`,
  'bug-4': `${bug}. Trong {houses}, số {digit} chỉ có thể nằm ở hai ô của chúng, nên một ô nhận số này và ô kia nhận ứng viên thừa của nó: {eliminations}.`,
}))();
