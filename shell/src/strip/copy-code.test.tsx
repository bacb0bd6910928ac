import { act, fireEvent, renderInStorefront, screen, waitFor } from '@odeta/shared/testing';
import { CopyCode } from './copy-code.tsx';
import { copyText } from './copy-text.ts';

const clipboard = (writeText: (words: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

test('a copied code says so for three and a half seconds (D9)', async () => {
  const written: string[] = [];
  clipboard(async (words) => void written.push(words));
  await renderInStorefront(<CopyCode code="SVETER15" />);
  const clock = jest.spyOn(globalThis, 'setTimeout');

  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('strip.copied'));
  expect(written).toEqual(['SVETER15']);
  const [end] = clock.mock.calls.find(([, time]) => time === 3_500) ?? [];
  clock.mockRestore();

  await act(async () => end?.());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
