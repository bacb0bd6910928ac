import { canWrite, composed, type Lettering, linesOf } from './text-lines.ts';

/** Every letter is one point wide. */
const fontFor = (name: string, letters: RegExp): Lettering => ({
  name,
  has: (codePoint) => letters.test(String.fromCodePoint(codePoint)),
  widthOf: (text) => [...text].length,
});
const latin = fontFor('latin', /[\p{ASCII}ěš]/u);
const fonts = [latin, fontFor('arabic', /\p{Script=Arabic}/u), fontFor('han', /\p{Script=Han}/u)];
const written = (text: string, width = 100) =>
  linesOf(text, fonts, width).map((runs) => runs.map((run) => `${run.font}:${run.text}`).join('|'));

test('a letter and its mark are one letter, and the font of the shop writes what it can', () => {
  expect(composed('Jana Hrus\u030ckova\u0301')).toBe('Jana Hrušková');
  expect([canWrite(latin, composed('s\u030c\n')), canWrite(latin, 'ф')]).toEqual([true, false]);
});

test('each letter is in a font that has it, or is transliterated', () => {
  expect(written('Li 李明 Γ')).toEqual(['latin:Li |han:李明|latin: G']);
});

test('words from right to left are in visual order, numbers and Latin words in their own', () => {
  expect(written('Ali محمد علي (شركة) 12 Kft.')).toEqual([
    'latin:Ali |latin:12|latin: (|arabic:شركة|latin:) |arabic:علي|latin: |arabic:محمد|latin: Kft.',
  ]);
});

test('lines break at spaces, and within a word that is longer than a line', () => {
  expect(written('aa bb cc', 5)).toEqual(['latin:aa bb', 'latin:cc']);
  expect(written('李明华李明华', 4)).toEqual(['han:李明华李', 'han:明华']);
  expect(written('a\n李')).toEqual(['latin:a', 'han:李']);
});
