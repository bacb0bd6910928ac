import { codeDigits } from '@odeta/validation';

const GROUP = 3;

/** R6. A code in two groups, as a bank's app shows it. */
export const inGroups = (digits: string) =>
  digits.length > GROUP ? `${digits.slice(0, GROUP)} ${digits.slice(GROUP)}` : digits;

/** Groups what stands in a field, the caret kept at its digit. Returns the digits. */
export function groupCode(input: HTMLInputElement): string {
  const before = codeDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const digits = codeDigits(input.value);
  input.value = inGroups(digits);
  const caret = before > GROUP ? before + 1 : before;
  input.setSelectionRange(caret, caret);
  return digits;
}
