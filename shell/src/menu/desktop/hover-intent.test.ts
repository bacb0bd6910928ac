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

test('hovering over an entry opens its dropdown with its first child after 150 ms, not earlier (B7)', () => {
  const { intent, onChange } = start();

  intent.over('women');
  jest.advanceTimersByTime(149);
  expect(onChange).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(onChange.mock.calls).toEqual([[women]]);
});

test('an entry that the pointer only crosses opens nothing', () => {
  const { intent, onChange } = start();
  intent.over('women');
  jest.advanceTimersByTime(100);
  intent.leave();
  jest.advanceTimersByTime(1000);

  expect(onChange).not.toHaveBeenCalled();
});

test('leaving closes the dropdown after 150 ms, unless the pointer returns within that time', () => {
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

test('scrolling closes the dropdown at once', () => {
  const { intent, onChange } = start();
  intent.over('women');
  intent.showNow('women');

  intent.hideNow();

  expect(onChange).toHaveBeenLastCalledWith(nothing);
  jest.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenLastCalledWith(nothing);
});

test('hovering over another child makes it active after 75 ms', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.overBranch('women-shoes');
  jest.advanceTimersByTime(74);
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);

  expect(onChange).toHaveBeenLastCalledWith({ entry: 'women', branch: 'women-shoes' });
});

test('a pointer moving towards the dropdown keeps it open while crossing other entries', () => {
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

test('a pointer that left the menu while moving towards the dropdown keeps it open until it rests for 300 ms', () => {
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

test('a pointer that rests on the next entry opens its dropdown', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.over('men');
  jest.advanceTimersByTime(100);
  intent.onItsWay();
  jest.advanceTimersByTime(300);

  expect(onChange).toHaveBeenLastCalledWith(men);
});

test('moving to an entry without children closes the previous dropdown after 150 ms', () => {
  const { intent, onChange } = start();
  intent.showNow('women');

  intent.leave();
  jest.advanceTimersByTime(150);

  expect(onChange).toHaveBeenLastCalledWith(nothing);
});
