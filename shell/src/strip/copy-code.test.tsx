import { act, fireEvent, renderInStorefront, screen } from '@odeta/storefront/testing';
import { CopyCode } from './copy-code.tsx';

const clipboard = (writeText: (words: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const flush = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => void jest.useRealTimers());

test('the confirmation of a copied code is shown until 3.5 seconds after the last press (D9)', async () => {
  const written: string[] = [];
  await renderInStorefront(<CopyCode code="SVETER15" />);
  // Set after `userEvent`, which installs its own clipboard.
  clipboard(async (words) => void written.push(words));
  jest.useFakeTimers();
  const tip = screen.getByRole('status');

  fireEvent.click(screen.getByRole('button'));
  await flush();
  expect(tip).toHaveTextContent('strip.copied');
  await flush(2_000);
  fireEvent.click(screen.getByRole('button'));
  await flush();
  await flush(3_499);
  expect(tip).toHaveTextContent('strip.copied');
  await flush(1);
  expect(tip).toBeEmptyDOMElement();
  expect(written).toEqual(['SVETER15', 'SVETER15']);
});
