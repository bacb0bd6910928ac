import { act, renderInStorefront, screen } from '@odeta/storefront/testing';
import { useAfter } from './use-after.ts';

const Page = () => <output>{useAfter(300) ? 'drawn' : 'not yet'}</output>;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => void jest.useRealTimers());

test('the tree is rendered after 300 ms, not earlier (B9)', async () => {
  await renderInStorefront(<Page />);

  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(screen.getByRole('status')).toHaveTextContent('not yet');

  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toHaveTextContent('drawn');
});
