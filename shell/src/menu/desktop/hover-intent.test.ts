import { createHoverIntent } from './hover-intent.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const branches: Record<string, string> = { women: 'women-clothing', men: 'men-clothing' };

function start() {
  const onChange = jest.fn();
  const intent = createHoverIntent((entry) => branches[entry] ?? null, onChange);
  return { intent, onChange };
}
const women = { entry: 'women', branch: 'women-clothing' };
const men = { entry: 'men', branch: 'men-clothing' };
const nothing = { entry: null, branch: null };

test('an entry shows its dropdown after 150 ms and not before, with its first child (B7)', () => {
  const { intent, onChange } = start();

  intent.over('women');
  jest.advanceTimersByTime(149);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(onChange.mock.calls).toEqual([[women]]);
});

test('an entry that is only crossed shows nothing', () => {
  const { intent, onChange } = start();
  intent.over('women');
  jest.advanceTimersByTime(100);
  intent.leave();
  jest.advanceTimersByTime(1000);

  expect(onChange).not.toHaveBeenCalled();
});

test('leaving hides after 150 ms, coming back within them hides nothing', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.leave();
  jest.advanceTimersByTime(149);
  intent.inside();
  jest.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledTimes(1);

  intent.leave();
  jest.advanceTimersByTime(149);
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(onChange).toHaveBeenLastCalledWith(nothing);
});

test('scrolling hides at once', () => {
  const { intent, onChange } = start();
  intent.over('women');
  intent.showNow('women');

  intent.hideNow();

  expect(onChange).toHaveBeenLastCalledWith(nothing);
  jest.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenLastCalledWith(nothing);
});

test('another child becomes the active one after 75 ms', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.overBranch('women-shoes');
  jest.advanceTimersByTime(74);
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);

  expect(onChange).toHaveBeenLastCalledWith({ entry: 'women', branch: 'women-shoes' });
});

test('a pointer on its way to the dropdown does not lose it to the entries that it crosses', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.over('men');
  for (let step = 0; step < 10; step += 1) {
    jest.advanceTimersByTime(140);
    intent.onItsWay();
  }
  intent.inside();
  jest.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([[women]]);
});

test('a pointer that left on its way to the dropdown does not lose it either, until it rests', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.leave();
  jest.advanceTimersByTime(100);
  intent.onItsWay();
  for (let step = 0; step < 10; step += 1) {
    jest.advanceTimersByTime(250);
    intent.onItsWay();
  }
  jest.advanceTimersByTime(299);
  expect(onChange.mock.calls).toEqual([[women]]);
  jest.advanceTimersByTime(1);

  expect(onChange).toHaveBeenLastCalledWith(nothing);
});

test('a pointer that stays on the next entry shows that one', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.over('men');
  jest.advanceTimersByTime(100);
  intent.onItsWay();
  jest.advanceTimersByTime(300);

  expect(onChange).toHaveBeenLastCalledWith(men);
});

test('an entry without children shows no dropdown: it takes away the one before', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.leave();
  jest.advanceTimersByTime(150);

  expect(onChange).toHaveBeenLastCalledWith(nothing);
});
