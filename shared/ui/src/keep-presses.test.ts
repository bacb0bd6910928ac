/** @jest-environment @odeta/build/dom-environment */
import { keepPresses } from './keep-presses.ts';

/** A page with two buttons. `move` moves the first one down, `down` and `up` press and release the mouse. */
function openPage() {
  document.body.innerHTML = '<button id="one" type="button">1</button><button id="two" type="button">2</button>';
  const [one, two] = document.querySelectorAll('button');
  if (!one || !two) throw new Error('The buttons are missing');
  let top = 100;
  one.getBoundingClientRect = () => new DOMRect(0, top, 50, 50);
  const pressed: string[] = [];
  for (const button of [one, two]) button.addEventListener('click', () => pressed.push(button.id));
  const at = { bubbles: true, cancelable: true, clientX: 20, clientY: 120, button: 0, detail: 1 };
  return {
    one,
    two,
    pressed,
    move() {
      top += 60;
    },
    down: (target: Element) =>
      target.dispatchEvent(Object.assign(new MouseEvent('pointerdown', at), { isPrimary: true })),
    up: (target: Element, change = {}) => target.dispatchEvent(new MouseEvent('click', { ...at, ...change })),
  };
}

let stop = () => {};
beforeEach(() => {
  stop = keepPresses(document);
});
afterEach(() => stop());

test('a press reaches what has moved away from a resting pointer, and not what has come under it', () => {
  const { one, two, pressed, move, down, up } = openPage();

  down(one);
  move();
  up(two);
  down(one);
  move();
  up(document.body);

  expect(pressed).toEqual(['one', 'one']);
});

test.each([
  ['the pointer was moved away', { clientY: 180 }],
  ['it came from a key', { detail: 0 }],
])('a press is left as it is if %s', (_, change) => {
  const { one, two, pressed, move, down, up } = openPage();

  down(one);
  move();
  up(two, change);

  expect(pressed).toEqual(['two']);
});

test('a press on a control that has not moved, or is gone, is left as it is', () => {
  const { one, two, pressed, move, down, up } = openPage();

  down(one);
  up(one);
  down(one);
  up(two);
  down(one);
  move();
  one.remove();
  up(two);

  expect(pressed).toEqual(['one', 'two', 'two']);
});

test('nothing is kept after the page was left', () => {
  const { one, two, pressed, move, down, up } = openPage();
  stop();

  down(one);
  move();
  up(two);

  expect(pressed).toEqual(['two']);
});
