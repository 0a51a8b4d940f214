import { type Obstacle, type PackOptions, type PageSize, pack } from '@kit/rect-pack';
import { expect, test } from 'vitest';

test.each([null, 7, 'page', undefined])('a page or an obstacle that is %j is refused by its name', (value) => {
  const packed = (options: PackOptions) => () => pack([{ width: 1, height: 1 }], options);
  expect(packed({ sizes: [value as unknown as PageSize] })).toThrow(/^options\.sizes\[0\] is /);
  const obstacles = [value as unknown as Obstacle];
  expect(packed({ width: 9, height: 9, obstacles })).toThrow(/^options\.obstacles\[0\] is /);
});
