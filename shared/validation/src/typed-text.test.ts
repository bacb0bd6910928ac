import { fc } from '@odeta/testing/properties';
import { cleanLine, cleanText, compactCode, plainSigns } from './typed-text.ts';

/** Every block of Unicode in which characters show nothing. */
const invisible = [
  ...[
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085\u0000'.slice(1),
    '\u009f',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u17b4',
  ],
  ...[
    '\u180b',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2060',
    '\u2061',
    '\u2064',
  ],
  ...[
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u206f',
    '\u3164',
    '\ue000',
    '\ufe00',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff9',
  ],
  ...[
    '\ufffe',
    '\u{1d173}',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e007f}',
    '\u{e0100}',
    '\u{e01ef}',
    '\u{f0000}',
    '\ud800',
    '\udc00',
  ],
];

test('a character that shows nothing is removed, wherever it stands', () => {
  expect(invisible.filter((character) => cleanText(`Ja${character}na${character}`) !== 'Jana')).toEqual([]);
});

test('a letter and its accent are one character, also if something invisible was between them', () => {
  expect([cleanText('Z\u030cilina'), cleanText('Z\u200b\u030cilina')]).toEqual(['Žilina', 'Žilina']);
});

test.each(['\u00a0', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\u2800', '\t'])('%j is a space', (space) => {
  expect(cleanText(`Jana${space}Nagy`)).toBe('Jana Nagy');
});

test('line breaks are kept in a text, and are spaces in a line', () => {
  const pasted = '  Dobrý deň,\r\n\r\nprosím\u2028o pomoc\u000b \t ';
  expect(cleanText(pasted)).toBe('  Dobrý deň,\n\nprosím\no pomoc\n   ');
  expect(cleanLine(pasted)).toBe('Dobrý deň, prosím o pomoc');
});

test('a joiner is kept within an emoji and within a word whose script needs it, and removed elsewhere', () => {
  const joined = ['👩‍👩‍👧‍👦', '🧑🏽‍💻', '❤‍🔥', 'می‌خواهم', 'ක්‍ර'];
  expect(joined.filter((text) => cleanText(text) !== text)).toEqual([]);
  expect(['Ja\u200dna', '\u200cJana\u200d', '👍\u200d', '👩\u200d\u200d👧', 'a\u200c👧'].map(cleanText)).toEqual([
    ...['Jana', 'Jana', '👍', '👩👧', 'a👧'],
  ]);
});

test('cleaned text is cleaned, has nothing invisible, and plain text is not changed', () => {
  const units = fc.oneof(
    fc.constantFrom(...invisible, '\u200d', '\u200c', '\n', '\r', ' ', '👩', '\u0301'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(
      fc.array(units).map((parts) => parts.join('')),
      (text) => {
        const clean = cleanText(text);
        expect([cleanText(clean), cleanLine(cleanLine(text))]).toEqual([clean, cleanLine(text)]);
        expect(clean).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u);
        expect(clean.isWellFormed() && clean === clean.normalize('NFC')).toBe(true);
      },
    ),
  );
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => expect(cleanText(text)).toBe(text)));
});

test('dashes, apostrophes and slashes of word processors are those of the keyboard', () => {
  expect(plainSigns('Kovács‐Nagy ‑ – — − 12⁄3 O’Neil Марʼяна D´Angelo')).toBe(
    "Kovács-Nagy - - - - 12/3 O'Neil Мар'яна D'Angelo",
  );
});

test('a code has no spaces, and may be in full-width characters', () => {
  expect(compactCode(' ＳＫ８１１\u00a0\u2011\u200b05 ')).toBe('SK811-05');
});
