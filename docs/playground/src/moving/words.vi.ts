/** What the page of the moving boxes says, in Vietnamese. */
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import type { Words } from './words.js';

const { number } = numbersOf('vi');

export const words: Words & FrameWords = {
  ...frame,
  title: 'Các ô chuyển động',
  about:
    'Mỗi ô chuyển động trong từng khung hình, các ô chạm nhau có màu đỏ. Mọi thứ chạy trong trang này, với [@kit/spatial-index]; phép so sánh với rbush chạy trong một worker.',
  board: 'Các ô chuyển động: ô chạm nhau màu đỏ, ô mà con trỏ tìm thấy màu xanh lá',
  count: 'Số ô',
  layout: 'Vị trí',
  layouts: { even: 'Rải đều', crowded: 'Thành cụm' },
  way: 'Tìm cặp bằng',
  tool: 'Con trỏ',
  tools: { window: 'Tìm trong cửa sổ', nearest: '10 ô gần nhất', ray: 'Chiếu tia' },
  pause: 'Tạm dừng',
  deal: 'Các ô mới',
  compare: 'So với rbush',
  help: 'Kéo một cửa sổ, hoặc chỉ vào một vị trí. Phím trên hình: mũi tên di chuyển cửa sổ hoặc con trỏ, thêm Shift thì đổi cỡ cửa sổ.',
  pairs: (pairs) => `${number(pairs)} cặp chạm nhau`,
  ms: (ms) => `${number(ms, 1)} ms mỗi khung hình để tìm`,
  perSecond: (frames) => `${number(frames)} khung hình mỗi giây`,
  found: {
    window: (boxes) => `${number(boxes)} ô trong cửa sổ`,
    nearest: (boxes) => `${number(boxes)} ô gần con trỏ nhất`,
    ray: (boxes) => (boxes > 0 ? 'Tia gặp một ô' : 'Tia không gặp gì'),
  },
  comparing: 'Hai bên lần lượt tìm các cặp của 30 khung hình …',
  compared: (boxes, kit, rbush) =>
    `${number(boxes)} ô: ${number(kit, 1)} ms mỗi khung hình với @kit/spatial-index, ${number(rbush, 1)} ms với rbush (lâu gấp ${number(rbush / kit, 1)} lần).`,
};
