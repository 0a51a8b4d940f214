/** Patterns of the hardest puzzles, and templates, in Vietnamese. */

import type { ExoticMessageKey, ExoticTechniqueId } from '../../types.js';

/** The names of these techniques. */
export const exoticNames: Readonly<Record<ExoticTechniqueId, string>> = {
  'template-set': 'Khuôn mẫu (điền)',
  'template-delete': 'Khuôn mẫu (loại)',
  firework: 'Pháo hoa (Firework)',
  tridagon: 'Tridagon',
  'sk-loop': 'Vòng SK',
  exocet: 'Exocet',
  'multi-sector-locked-sets': 'Tập khóa nhiều vùng',
};

/** Their reasons. */
export const exoticTemplates: Readonly<Record<ExoticTechniqueId | ExoticMessageKey, string>> = {
  'template-set':
    'mọi cách đặt số {digit} vào mỗi hàng, cột và khối đúng một lần, không chiếm ô đã chắc chắn của số khác, đều dùng {placements, cells}, nên điền {digit} vào đó.',
  'template-delete':
    'không cách nào đặt số {digit} vào mỗi hàng, cột và khối đúng một lần, không chiếm ô đã chắc chắn của số khác, mà dùng {eliminations, cells}, nên loại {digit} khỏi đó.',
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
};
