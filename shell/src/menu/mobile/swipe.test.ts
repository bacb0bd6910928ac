import { closesAt, draggedBy } from './swipe.ts';

const WIDTH = 300;
const from = { x: 280, y: 400 };
const to = (left: number, down = 0) => ({ x: from.x - left, y: from.y + down });

test('a swipe to the left starts dragging after one fifth of the width and follows the finger (B11)', () => {
  expect(draggedBy(from, to(60), WIDTH)).toBe(0);
  expect(draggedBy(from, to(61), WIDTH)).toBe(1);
  expect(draggedBy(from, to(160), WIDTH)).toBe(100);
});

test('a swipe to the right drags nothing', () => {
  expect(draggedBy(from, to(-200), WIDTH)).toBe(0);
});

test('a mostly vertical swipe drags nothing', () => {
  expect(draggedBy(from, to(100, 150), WIDTH)).toBe(0);
});

test('a swipe beyond two thirds of the width closes the menu', () => {
  expect(closesAt(from, to(200), WIDTH)).toBe(false);
  expect(closesAt(from, to(201), WIDTH)).toBe(true);
});
