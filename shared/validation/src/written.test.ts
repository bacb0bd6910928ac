import { fc } from '@odeta/testing/properties';
import { inCyrillic, inLatin, inScriptOf } from './look-alikes.ts';
import { readRuleMessage, ruleMessage } from './rule-message.ts';
import { nationalPhone, writtenAs } from './written.ts';

const phone = { min: 9, max: 9, pattern: '' };

test('Cyrillic letters that look Latin become Latin in countries with Latin script (H19)', () => {
  expect(inScriptOf('sk', 'Вrаtislаvа')).toBe('Bratislava');
  expect(inScriptOf('pl', 'Кrаków 12А')).toBe('Kraków 12A');
});

test('a name that is entirely in Cyrillic is not changed (H19)', () => {
  expect(inScriptOf('sk', 'Олена Шевченко')).toBe('Олена Шевченко');
});

test('in ua a Latin letter within a Cyrillic word becomes Cyrillic, and a Latin word is not changed (H19)', () => {
  expect(inScriptOf('ua', 'Кoвaль iз Kyiv')).toBe('Коваль із Kyiv');
});

test('letters with a cedilla are replaced by letters with a comma, in ro only (H19)', () => {
  expect(inScriptOf('ro', 'Bucureşti, Ţară, STAŞI')).toBe('București, Țară, STAȘI');
  expect(inScriptOf('hu', 'Bucureşti')).toBe('Bucureşti');
});

test('a text in Latin script is not changed, and replacing letters twice changes nothing more (H19)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zÀ-ž0-9 .,/-]*$/), (text) => {
      expect(inLatin(text)).toBe(text);
      expect(inCyrillic(text)).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'абвгдеіжзклмнорсту abcdehiklmnoprstuxy') }), (text) => {
      expect(inLatin(inLatin(text))).toBe(inLatin(text));
      expect(inCyrillic(inCyrillic(text))).toBe(inCyrillic(text));
      expect(inLatin(text)).toHaveLength(text.length);
    }),
  );
});

test.each([
  ['sk', '+421 905 123 456', '905123456'],
  ['sk', '00421905123456', '905123456'],
  ['sk', '0905 123 456', '905123456'],
  ['sk', '905 123 456', '905 123 456'],
  ['sk', '905-123-456', '905123456'],
  ['sk', '0905/123 456', '905123456'],
  ['hu', '06 20 123 4567', '201234567'],
  ['hu', '06 20/123-4567', '201234567'],
  ['pl', '+48 501-234-567', '501234567'],
  ['ua', '+380 50 123 45 67', '501234567'],
  ['sk', '+420 905 123', '+420 905 123'],
] as const)('in %s the phone number %j becomes %j (H9)', (country, typed, national) => {
  expect(nationalPhone(country, typed, phone)).toBe(national);
});

test.each([
  ['pl', '00-001', ['Kod pocztowy: 00-001', 'kod 00001']],
  ['sk', '811 05', ['PSČ: SK-811 05', 'psc 81105']],
  ['hu', '1062', ['irsz.: 1062', 'Irányítószám: H-1062']],
  ['ro', '400001', ['Cod poștal 400001', 'cod postal: 400001']],
  ['ua', '01001', ['Индекс: 01001', 'Поштовий індекс 01001']],
] as const)(
  'in %s the post code %s is understood with the name of its field before it (H3)',
  (country, code, typed) => {
    const rules = { country, patterns: { phone, city: '', street: '', 'client-name': '', 'client-surname': '' } };
    expect(typed.map((value) => writtenAs('postCode', value, rules))).toEqual(typed.map(() => code));
  },
);

test('a Romanian phone number retains its leading zero (H9)', () => {
  expect(nationalPhone('ro', '+40 712 345 678', { min: 10, max: 10, pattern: '' })).toBe('0712345678');
});

test('a field value is normalised to the format of the country (H19, R5)', () => {
  const rules = {
    country: 'sk',
    patterns: { phone, city: '', street: '', 'client-name': '', 'client-surname': '' },
  } as const;
  expect(writtenAs('postCode', ' 81105 ', rules)).toBe('811 05');
  expect(writtenAs('email', ' jаna@example.sk ', rules)).toBe('jana@example.sk');
  expect(writtenAs('street', '  Šancová ', rules)).toBe('Šancová');
});

test('a rule message contains the parameters of its text (H2)', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, max) => {
      expect(readRuleMessage(ruleMessage('max-length', { max, text }))).toEqual({
        key: 'max-length',
        parameters: { max: String(max), text },
      });
    }),
  );
  expect(readRuleMessage('required')).toEqual({ key: 'required', parameters: {} });
});
