import { act, fireEvent, renderInStorefront, screen, waitFor } from '@odeta/shared/testing';
import { CopyCode } from './copy-code.tsx';
import { copyText } from './copy-text.ts';

const clipboard = (writeText: (words: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

/** What was put off, by how long. */
function watchClock() {
  const real = globalThis.setTimeout;
  const waiting = new Map<number | undefined, () => void>();
  globalThis.setTimeout = ((run: () => void, time?: number) => {
    waiting.set(time, run);
    return real(run, time);
  }) as typeof setTimeout;
  const stop = () => {
    globalThis.setTimeout = real;
    return waiting;
  };
  return { stop };
}

test('a copied code says so for three and a half seconds (D9)', async () => {
  const written: string[] = [];
  await renderInStorefront(<CopyCode code="SVETER15" />);
  // After the test's own user, who brings a clipboard.
  clipboard(async (words) => void written.push(words));
  const clock = watchClock();

  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('strip.copied'));
  expect(written).toEqual(['SVETER15']);
  const end = clock.stop().get(3_500);
  expect(end).toBeDefined();

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
