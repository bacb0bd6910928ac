import type { InputHTMLAttributes } from 'react';

type Keyboard = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

const words: Keyboard = { autoCapitalize: 'words', spellCheck: false };
const digits: Keyboard = { inputMode: 'numeric', spellCheck: false };
const asTyped: Keyboard = { autoCapitalize: 'none', spellCheck: false };
const email: Keyboard = { ...asTyped, type: 'email', inputMode: 'email' };

/** By the last token of `autocomplete`. Digits suffice for what has a keypad without letters, because signs come by themselves. */
const keyboards: Readonly<Record<string, Keyboard>> = {
  'given-name': words,
  'family-name': words,
  'additional-name': words,
  name: words,
  nickname: asTyped,
  organization: words,
  'street-address': words,
  'address-line1': words,
  'address-level2': words,
  'postal-code': digits,
  bday: digits,
  'one-time-code': digits,
  'tel-national': { type: 'tel', inputMode: 'tel' },
  email,
  // Of an account: password managers fill it in.
  username: email,
  // `username webauthn`: with the passkeys of the browser in its list.
  webauthn: email,
  url: { ...asTyped, type: 'url', inputMode: 'url' },
  'new-password': asTyped,
  'current-password': asTyped,
};

/** The keyboard of a phone for a field that the browser fills in with `autoComplete`; what a field sets itself comes first. */
export const keyboardOf = (autoComplete: string): Keyboard => keyboards[autoComplete.split(' ').at(-1) ?? ''] ?? {};
