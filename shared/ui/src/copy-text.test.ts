/** @jest-environment @odeta/build/dom-environment */
import { copyText } from './copy-text.ts';

const browserWith = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

const denied = { writeText: () => Promise.reject(new Error('denied')) };

test.each([
  ['refuses', denied],
  ['is absent, as in webviews and on pages without TLS,', undefined],
])('if the clipboard %s then execCommand copies the text, and the focus stays (D9)', async (_, clipboard) => {
  browserWith(clipboard);
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

test('copying returns false if neither method works (D9)', async () => {
  browserWith(denied);
  document.execCommand = () => false;
  expect(await copyText(window, 'SVETER15')).toBe(false);
});
