import { countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { normalizeBirthday } from './birthday.ts';
import { separatedBirthday } from './birthday-typing.ts';

/** What a field shows while these characters are typed at its end. */
const shown = (country: (typeof countryCodes)[number], keys: string) => {
  const texts: string[] = [];
  for (const key of keys) texts.push(separatedBirthday(country, (texts.at(-1) ?? '') + key));
  return texts;
};

test('separators come by themselves after day and month (H10)', () => {
  expect(shown('sk', '04051990')).toEqual([
    '0',
    '04',
    '04/0',
    '04/05',
    '04/05/1',
    '04/05/19',
    '04/05/199',
    '04/05/1990',
  ]);
});

test.each([
  ['hu', '19900504', '1990. 05. 04'],
  ['hu', '20050412', '2005. 04. 12'],
  ['hu', '04051990', '04/05/1990'],
  ['hu', '20051990', '20/05/1990'],
  ['sk', '19900504', '1990-05-04'],
  ['pl', '20050412', '2005-04-12'],
  ['ro', '20051990', '20/05/1990'],
  ['ua', '24.03.1990', '24/03/1990'],
  ['hu', '1990. 05. 04.', '1990. 05. 04.'],
  ['sk', '4/5/1990', '4/5/1990'],
  ['sk', '4. 5. 1990', '4. 5. 1990'],
  ['pl', '99999999', '99/99/9999'],
  ['pl', '040519901', '04/05/19901'],
  ['sk', '24. marec 1990', '24. marec 1990'],
] as const)('in %s the typed date %s is shown as %s (H10)', (country, keys, last) => {
  expect(shown(country, keys).at(-1)).toBe(last);
});

const days = fc.date({ min: new Date('1920-01-01'), max: new Date('2008-11-20'), noInvalidDate: true });

test.each(countryCodes)('in %s eight digits in either order, typed or pasted, are the date (H10)', (country) => {
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      for (const digits of [day + month + year, year + month + day]) {
        expect(normalizeBirthday(shown(country, digits).at(-1) ?? '')).toBe(iso);
        expect(normalizeBirthday(separatedBirthday(country, digits))).toBe(iso);
      }
      expect(normalizeBirthday(separatedBirthday(country, iso))).toBe(iso);
    }),
  );
});
