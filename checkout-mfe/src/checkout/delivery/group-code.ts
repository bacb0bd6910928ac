import { codeDigits } from '@odeta/validation';

const GROUP = 3;

/** A code in two groups, as banking apps show it. */
export const inGroups = (digits: string) =>
  digits.length > GROUP ? `${digits.slice(0, GROUP)} ${digits.slice(GROUP)}` : digits;

/** Groups the digits in a field and keeps the caret in its place. Returns the digits. */
export function groupCode(input: HTMLInputElement): string {
  const before = codeDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const digits = codeDigits(input.value);
  input.value = inGroups(digits);
  const caret = before > GROUP ? before + 1 : before;
  input.setSelectionRange(caret, caret);
  return digits;
}
