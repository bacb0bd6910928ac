type Pasted = readonly [text: string, written: string];

/** What messengers and editors of plain text copy, and what the editor writes of it. */
export const pastedTexts: Readonly<Record<string, Pasted>> = {
  'a list of a messenger': [
    'Otvorené:\n• po–pi 9–17\n• so *len ráno*\n\nVidíme sa!',
    '<p>Otvorené:</p><ul><li>po–pi 9–17</li><li>so *len ráno*</li></ul><p>Vidíme sa!</p>',
  ],
  'numbered steps of an editor on Windows': [
    '1. Zabaľte\r\n2. Pošlite\r\n',
    '<ol><li>Zabaľte</li><li>Pošlite</li></ol>',
  ],
  'one line with a dash or a number': ['- 20 % na kabáty', '- 20 % na kabáty'],
  'signs that nobody sees': [
    'A\u200bB \u00adC\u202eD\u202c 👨\u200d👩\u200d👧 e\u2060-\u2060mail',
    'AB CD 👨\u200d👩\u200d👧 e\u2060-\u2060mail',
  ],
  'signs of HTML': ['a < b & c', 'a &lt; b &amp; c'],
};
