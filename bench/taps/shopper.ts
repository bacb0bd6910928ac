import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPage } from '../browser-page.ts';
import { type Act, finding, type Wish } from './find-next.ts';

export interface Walked {
  taps: number;
  fields: number;
  characters: number;
  /** Heights of the phone's screen, of the longest state of the page. */
  screens: number;
  /** What was done in that state. */
  longest: string;
  /** Milliseconds from each tap to the next painted frame. */
  paints: number[];
}

/** CSS pixels. */
export const SCREEN = { width: 390, height: 844 };

const STEPS = 40;

/** A field that is sent by itself with its last character. */
const SENT_BY_ITSELF = 'code';

/** What is known only when it is typed, by the ids of the fields. */
type Readers = Record<string, () => Promise<string>>;

/**
 * Buys like a shopper who does what the page asks for, from above. A press of the keyboard's own key for the next field counts as a tap, and so
 * does one into a field that does not have the focus yet.
 */
export async function walk(page: BrowserPage, wish: Wish, readers: Readers): Promise<Walked> {
  const walked: Walked = { taps: 0, fields: 0, characters: 0, screens: 0, longest: '', paints: [] };
  const done: string[] = [];
  while (done.length < STEPS) {
    const next = await whenReady(page, wish, done);
    const height = Number(await page.evaluate('document.querySelector("main").getBoundingClientRect().height'));
    if (height / SCREEN.height > walked.screens)
      Object.assign(walked, { screens: height / SCREEN.height, longest: next.what });
    await perform(page, next, (await readers[next.what]?.()) ?? wish.values[next.what] ?? '', walked);
    done.push(next.what);
    if (next.kind === 'order') return walked;
  }
  throw new Error(`The order was not complete after ${done.join(', ')}`);
}

async function perform(page: BrowserPage, act: Act, text: string, walked: Walked) {
  if (act.kind !== 'type' || !act.hasFocus) await tap(page, act, walked);
  if (act.kind === 'choose') {
    // The list of the operating system takes a second tap.
    walked.taps += 1;
    await page.evaluate(`(${chooseFirst})(${JSON.stringify(act.what)})`);
  }
  if (act.kind !== 'type') return;
  await page.send('Input.insertText', { text });
  walked.fields += 1;
  walked.characters += text.length;
  if (act.what === SENT_BY_ITSELF) return;
  walked.taps += 1;
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

/** Runs in the page. */
function chooseFirst(id: string) {
  const list = document.getElementById(id) as HTMLSelectElement;
  const option = [...list.options].find(({ value }) => value !== '');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, option?.value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

async function tap(page: BrowserPage, { x, y, what }: Act, walked: Walked) {
  walked.taps += 1;
  await page.evaluate(`void (window.painted = (${watchPaint})())`);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const milliseconds = Number(await page.evaluate('window.painted'));
  if (milliseconds < 0) throw new Error(`The tap on "${what}" reached nothing`);
  walked.paints.push(milliseconds);
}

/** Runs in the page; −1 if there is no click within half a minute. */
function watchPaint() {
  return new Promise<number>((resolve) => {
    setTimeout(() => resolve(-1), 30_000);
    const begin = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
    document.addEventListener('click', begin, { capture: true, once: true });
  });
}

/** The same act twice in a row: nothing on the page moves any more. */
async function whenReady(page: BrowserPage, wish: Wish, done: readonly string[]): Promise<Act> {
  let former = '';
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const act = (await page.evaluate(finding(wish))) as Act | null;
    const now = JSON.stringify(act);
    if (act && now === former) return act;
    former = now;
    await pause(200);
  }
  throw new Error(`After ${done.join(', ')} the page asks for nothing and has no button`);
}
