import { foldAccents } from './fold-accents.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Đurđevac', 'durdevac'],
  ['Žilina Šaľa', 'zilina sala'],
  ['Târgu Mureș', 'targu mures'],
  ['Székesfehérvár', 'szekesfehervar'],
])('%s becomes %s in lower case without accents', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});
