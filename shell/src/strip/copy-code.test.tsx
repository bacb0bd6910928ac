import { act, fireEvent, renderInStorefront, screen } from '@odeta/storefront/testing';
import { CopyCode } from './copy-code.tsx';
import { copyText } from './copy-text.ts';

const clipboard = (writeText: (words: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const flush = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

afterEach(() => void jest.useRealTimers());

test('a copied code says so for three and a half seconds, counted from the last press (D9)', async () => {
  const written: string[] = [];
  await renderInStorefront(<CopyCode code="SVETER15" />);
  // After the test's own user, who brings a clipboard.
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

test('without the clipboard the older way is gone, and the focus stays (D9)', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  const selected: string[] = [];
  document.execCommand = jest.fn(() => {
    selected.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  });
  document.body.innerHTML = '<p><button>here</button></p>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();

  expect(await copyText(window, 'SVETER15')).toBe(true);

  expect(selected).toEqual(['SVETER15']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('when neither works, that is said (D9)', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  document.execCommand = () => false;
  expect(await copyText(window, 'SVETER15')).toBe(false);
});
