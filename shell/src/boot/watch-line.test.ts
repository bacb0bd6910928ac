/** @jest-environment @odeta/build/dom-environment */
import { watchLine } from './watch-line.ts';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => onLine.mockRestore());

function judge({ isOnline }: { isOnline: boolean }) {
  const calls: string[] = [];
  onLine.mockReturnValue(isOnline);
  const { judge: judgeFailure } = watchLine(window);
  const fail = () =>
    judgeFailure(
      () => calls.push('again'),
      () => calls.push('broken'),
    );
  fail();
  return { calls, fail };
}

function comeBack() {
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

test('with a connection a file that does not arrive is broken', () => {
  const { calls } = judge({ isOnline: true });
  jest.advanceTimersByTime(100);
  expect(calls).toEqual(['broken']);
});

test('a failure that the browser reports before it notices the lost connection is not broken', () => {
  const { calls } = judge({ isOnline: true });
  onLine.mockReturnValue(false);
  jest.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);
});

test('without a connection the file is requested again when the line is back, also if that fails at first', () => {
  const { calls, fail } = judge({ isOnline: false });
  jest.advanceTimersByTime(60_000);
  expect(calls).toEqual([]);

  comeBack();
  jest.advanceTimersByTime(1_000);
  expect(calls).toEqual(['again']);
  fail();
  jest.advanceTimersByTime(1_100);
  expect(calls).toEqual(['again', 'again']);

  jest.advanceTimersByTime(5_000);
  fail();
  jest.advanceTimersByTime(100);
  expect(calls).toEqual(['again', 'again', 'broken']);
});
