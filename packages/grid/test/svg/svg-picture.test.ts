import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPicture } from '../../src/index.js';

/** What a reader of XML makes of a text. */
const read = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as 'amp']);

test('any text comes through as it is, but for what XML can not hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const picture = createPicture();
      picture.text(0, 0, 9, text, {});
      const escaped = picture.toText(1, 1, '').replace(/^.*<text[^>]*>|<\/text><\/svg>$/gsu, '');
      expect(escaped).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
      const isHeld = (sign: string) => /^[\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]$/u.test(sign);
      expect(read(escaped)).toBe([...text].map((sign) => (isHeld(sign) ? sign : '\uFFFD')).join(''));
    }),
  );
});

test('a picture has its shapes in order and the rules of its colours, light and dark', () => {
  const picture = createPicture();
  picture.rect(0, 0.005, 10, 20, { fill: 'paper', stroke: 'line', width: 2 }, 3);
  picture.rect(1, 1, 2, 2, {});
  picture.circle(5, 5, 2.5, { fill: 'type-0' });
  picture.line([0, 0, 1 / 3, 2], { stroke: 'bad' });
  picture.path('M0 0h1', { stroke: 'bad', more: 'opacity="0.5"' });
  picture.group(0, 0, () => picture.text(1, 2, 3, '"&"', { fill: 'ink' }));
  picture.group(4, 5, () => picture.text(1, 2, 3, '', { fill: 'ink' }), 'a & b');
  const svg = picture.toText(10, 20, '<one>');
  const [head, body] = svg.split('</style>');
  expect(head).toContain('<title>&lt;one&gt;</title><style>');
  expect(body).toBe(
    [
      '<rect x="0" y="0.01" width="10" height="20" rx="3" class="kit-fill-paper kit-stroke-line" stroke-width="2"/>',
      '<rect x="1" y="1" width="2" height="2" fill="none"/>',
      '<circle cx="5" cy="5" r="2.5" class="kit-fill-type-0"/>',
      '<polyline points="0 0 0.33 2" stroke-linejoin="round" stroke-linecap="round" fill="none" class="kit-stroke-bad"/>',
      '<path d="M0 0h1" fill="none" class="kit-stroke-bad" opacity="0.5"/>',
      '<g><text x="1" y="2" font-size="3" class="kit-fill-ink">&quot;&amp;&quot;</text></g>',
      '<g transform="translate(4 5)"><title>a &amp; b</title><text x="1" y="2" font-size="3" class="kit-fill-ink"></text></g>',
      '</svg>',
    ].join(''),
  );
  for (const rule of [
    '.kit-fill-paper{fill:#ffffff;fill:var(--kit-paper,#ffffff)}',
    '.kit-stroke-bad{stroke:#b3202c;stroke:var(--kit-bad,#b3202c)}',
    '.kit-fill-paper{fill:#1a1f27;fill:var(--kit-paper,#1a1f27)}',
  ]) {
    expect(head).toContain(rule);
  }
  expect(head).not.toContain('kit-fill-good');
});
