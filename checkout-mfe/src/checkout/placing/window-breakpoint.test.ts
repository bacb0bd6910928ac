import { breakpointOf } from './window-breakpoint.ts';

test.each([
  [1440, 'lg'],
  [1339, 'md'],
  [991, 'sm'],
  [719, 'xs'],
  [480, 'xxs'],
])('a viewport %i px wide has the breakpoint %s (A10)', (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});
