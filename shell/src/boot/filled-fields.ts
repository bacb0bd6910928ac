import { writeAsTyped } from './write-as-typed.ts';

/** Fields that are filled with text. */
const TEXT =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range], [type=color])';

/**
 * Some password managers and scripts that fill in forms set a value and dispatch only `change`. React ignores it if the value was set by the page's
 * own setter (https://github.com/facebook/react/issues/11488): the field would show what its form does not know. Such a field
 * dispatches `input` as if it were typed.
 */
export function followFilledFields(page: Document): void {
  const known = new WeakMap<EventTarget, string>();
  // After React, which may have changed what was typed.
  page.addEventListener('input', ({ target }) => {
    if (isText(target)) known.set(target, target.value);
  });
  // Before React.
  page.addEventListener(
    'change',
    ({ target }) => {
      if (isText(target) && known.get(target) !== target.value) writeAsTyped(target, target.value, ['input']);
    },
    true,
  );
}

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches(TEXT);
