/** What the packing page says, in Vietnamese. */
import { numbersOf } from '../frame/numbers.js';
import type { FrameWords } from '../frame/words.js';
import { words as frame } from '../frame/words.vi.js';
import type { Words } from './words.js';

const { number, percent } = numbersOf('vi');

const ways = {
  'fixed-split': 'Bài viết: chia cố định',
  'larger-leftover': 'Bài viết: phần thừa lớn hơn',
  'max-rects': 'MaxRects',
  skyline: 'Skyline',
  best: 'Trang nhỏ nhất, tìm kỹ nhất',
};

export const words: Words & FrameWords = {
  ...frame,
  title: 'Xếp hình chữ nhật',
  about:
    'Những hình bạn thả vào đây vẫn ở trên máy của bạn. Mọi thứ chạy ngay trong trang này, trong một worker, bằng [@kit/rect-pack].',
  random: 'Ngẫu nhiên',
  count: 'Số lượng',
  own: 'Kích thước tùy chọn: mỗi dòng “rộng cao” hoặc “rộng×cao”',
  use: 'Dùng các kích thước này',
  drop: 'Kéo ảnh vào đây, hoặc chọn ảnh:',
  side: 'Cạnh trang',
  rotate: 'Được xoay',
  padding: 'Khoảng cách',
  powerOfTwo: 'Lũy thừa của 2',
  ways,
  filled: (share) => `Lấp đầy ${percent(share)}`,
  time: (ms) => `trong ${number(ms, ms < 10 ? 1 : 0)} ms`,
  pages: (pages, width, height) => `${number(pages)} trang ${width}×${height}.`,
  unplaced: (rects) => `${number(rects)} hình không có chỗ.`,
  proven: 'Đã chứng minh là tối ưu.',
  gap: (gap) => `Cách tối ưu nhiều nhất ${percent(gap)}.`,
  trim: 'Cắt viền',
  extrude: 'Lặp viền',
  scales: 'Tỉ lệ',
  format: 'Định dạng',
  zip: 'Zip',
  atlas: 'Atlas',
  svg: 'SVG',
  png: 'PNG',
  live: 'Atlas động: ký tự đến rồi đi',
  liveHelp:
    'Một trang bộ nhớ đệm ký tự: chữ được yêu cầu thường xuyên như trong văn bản, chữ lâu không dùng nhường chỗ.',
  step: '100 ký tự',
  defragment: 'Dồn lại',
  liveFigures: (asked, evicted, moved) =>
    `${number(asked)} lần yêu cầu, ${number(evicted)} nhường chỗ, ${number(moved)} dời chỗ.`,
  livePage: 'Trang của atlas động',
  packing: (way) => `Đang xếp: ${ways[way]} …`,
  noImage: (names) => `Không đọc được như ảnh: ${names}`,
  done: (rects) => `Đã xếp ${number(rects)} hình chữ nhật.`,
  doneWithAliases: (rects, aliases) => `Đã xếp ${number(rects)} hình; ${number(aliases)} hình khác giống hệt.`,
  tooLarge: (rects) => `Có ${number(rects)} hình chữ nhật lớn hơn trang: hãy chọn cạnh trang lớn hơn.`,
  nothing: 'Không hình nào vừa.',
  bad: (line, text) => `Dòng ${line} không phải là kích thước: ${text}`,
};
