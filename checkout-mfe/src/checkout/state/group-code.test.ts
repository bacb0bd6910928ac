/** @jest-environment @odeta/build/dom-environment */
import { groupCode } from './group-code.ts';

test.each([
  ['7771', 4, '777 1', 5],
  ['77712 3', 4, '777 123', 5],
  ['7 77123', 2, '777 123', 1],
  ['777 ', 4, '777', 3],
])(
  'the typed code "%s" is grouped by three digits, and the caret stays at its digit (R6)',
  (typed, caret, shown, shownCaret) => {
    const input = document.createElement('input');
    input.value = typed;
    input.setSelectionRange(caret, caret);

    expect(groupCode(input)).toBe(shown.replace(' ', ''));

    expect([input.value, input.selectionStart]).toEqual([shown, shownCaret]);
  },
);
