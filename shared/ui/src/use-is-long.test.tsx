import { act, renderHook } from '@testing-library/react';
import { useIsLong } from './use-is-long.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what lasts is long after the time, and not when it begins again', () => {
  const { result, rerender } = renderHook(({ isOn }) => useIsLong(isOn, 1_000), { initialProps: { isOn: true } });

  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);

  rerender({ isOn: false });
  expect(result.current).toBe(false);
  pass(5_000);
  rerender({ isOn: true });
  pass(999);
  expect(result.current).toBe(false);
});
