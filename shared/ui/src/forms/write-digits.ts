const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Replaces the text of a field by the same digits with other separators. The caret stays after the digit that it followed; after a deletion to the
 * right it stands behind the separator, because there the next one has to delete a digit. `inputType` is that of the input event.
 */
export function writeDigits(input: HTMLInputElement, text: string, inputType?: string): void {
  if (input.value === text) return;
  const before = digitsIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = text;
  let caret = 0;
  while (digitsIn(text.slice(0, caret)) < before) caret += 1;
  if (inputType === 'deleteContentForward') while (/\D/.test(text.charAt(caret))) caret += 1;
  input.setSelectionRange(caret, caret);
}
