import { act, fireEvent, renderInStorefront, screen } from '@odeta/shared/testing';
import { CopyCode } from './copy-code.tsx';
import { copyText } from './copy-text.ts';

const clipboard = (writeText: (words: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

test('a copied code says so for three and a half seconds (D9)', async () => {
  let tell: (words: string) => void;
  const copied = new Promise<string>((resolve) => {
    tell = resolve;
  });
  clipboard(async (words) => tell(words));
  await renderInStorefront(<CopyCode code="SVETER15" />);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });

  fireEvent.click(screen.getByRole('button'));
  await act(async () => expect(await copied).toBe('SVETER15'));
  await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('strip.copied');

  await act(async () => void jest.advanceTimersByTime(3_400));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await act(async () => void jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
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
