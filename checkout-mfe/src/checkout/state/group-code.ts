import { writeDigits } from '@odeta/ui/forms';
import { codeDigits } from '@odeta/validation';

const GROUP = 3;

/** A code in two groups, as banking apps show it. */
export const inGroups = (digits: string) =>
  digits.length > GROUP ? `${digits.slice(0, GROUP)} ${digits.slice(GROUP)}` : digits;

/** Groups the digits in a field and keeps the caret in its place. Returns the digits. */
export function groupCode(input: HTMLInputElement): string {
  const digits = codeDigits(input.value);
  writeDigits(input, inGroups(digits));
  return digits;
}
