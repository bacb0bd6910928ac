import { type CountryCode, countryCodes } from '@odeta/contracts';
import { findTowns } from './find-towns.ts';

const examples: Record<CountryCode, readonly (readonly [string, string])[]> = {
  pl: [
    ['00-950', 'Warszawa'],
    ['30001', 'Kraków'],
    ['81-701', 'Sopot'],
  ],
  sk: [
    ['811 01', 'Bratislava'],
    ['04001', 'Košice'],
  ],
  hu: [
    ['1052', 'Budapest'],
    ['6722', 'Szeged'],
  ],
  ro: [
    ['010011', 'București'],
    ['400001', 'Cluj-Napoca'],
  ],
  ua: [
    ['01001', 'Киев'],
    ['79000', 'Львов'],
  ],
};

test.each(countryCodes)('a post code in %s resolves to its town, in any notation (K5)', async (country) => {
  const found = await Promise.all(examples[country].map(([postCode]) => findTowns(country, postCode)));
  expect(found).toEqual(examples[country].map(([, town]) => ({ town, likely: [] })));
});

test.each([
  ['one of Prešov that villages have, too', 'sk', '080 01', ['Prešov']],
  ['one of Žilina that villages have, too', 'sk', '01001', ['Žilina']],
  ['one of Banská Bystrica that villages have, too', 'sk', '974 01', ['Banská Bystrica']],
  ['one of Prešov and Ľubotice', 'sk', '080 06', ['Prešov', 'Ľubotice']],
  ['one of two villages', 'sk', '900 42', ['Dunajská Lužná', 'Miloslavov']],
  ['one of Kaposvár', 'hu', '7400', ['Kaposvár']],
  ['one of Ostrów Wielkopolski', 'pl', '63-400', ['Ostrów Wielkopolski']],
  ['one of a village in the range of Gdańsk', 'pl', '80-180', ['Gdańsk']],
  ['one of Czeladź in the range of Sosnowiec', 'pl', '41-250', ['Czeladź']],
  ['one of Lugoj', 'ro', '305500', ['Lugoj']],
  ['one of Ирпень', 'ua', '08200', ['Ирпень']],
  ['one of a village in the range of Чернигов', 'ua', '14024', ['Чернигов']],
] as const)(
  'a post code, %s, resolves to no single town: its likely towns are offered, largest first (K5)',
  async (_, country, postCode, likely) => {
    expect(await findTowns(country, postCode)).toEqual({ town: null, likely });
  },
);

test('a shop in Ukrainian names towns in Ukrainian', async () => {
  expect(await findTowns('ua', '49000', 'uk')).toEqual({ town: 'Дніпро', likely: [] });
  expect(await findTowns('ua', '08200', 'uk')).toEqual({ town: null, likely: ['Ірпінь'] });
  expect(await findTowns('ua', '49000', 'ru')).toEqual({ town: 'Днепр', likely: [] });

  // Letters and endings that Ukrainian names do not have.
  const { alone, shared } = await import('./ua.ts');
  const { names } = await import('./ua-uk.ts');
  const towns = [...alone, ...shared].map(([town]) => names[town] ?? town);
  expect(towns.filter((town) => /[ыэъё]|[цсн]к$|овка$|ск(ий|ое)?$/.test(town))).toEqual([]);
  expect(new Set(towns).size).toBe(new Set([...alone, ...shared].map(([town]) => town)).size);
});

test.each([
  ['one of villages', 'sk', '900 02'],
  ['one of a village near Brovary', 'ua', '07442'],
] as const)('a post code, %s, has no known town (K5)', async (_, country, postCode) => {
  expect(await findTowns(country, postCode)).toEqual({ town: null, likely: [] });
});

test.each([
  ['one that is not whole', 'sk', '811'],
  ['one that is no code at all', 'pl', 'abc'],
] as const)('an invalid post code, %s, returns null (K5)', async (_, country, postCode) => {
  expect(await findTowns(country, postCode)).toBeNull();
});

test.each(countryCodes)('in %s no post code prefix of one town equals or overlaps another (K5)', async (country) => {
  const { alone } = (await import(`./${country}.ts`)) as typeof import('./sk.ts');
  const starts = alone.flatMap(([, own]) => own.split(' '));
  const shared = starts.filter((start) => starts.some((other) => other !== start && start.startsWith(other)));

  expect(shared).toEqual([]);
  expect(new Set(starts).size).toBe(starts.length);
});

test.each(countryCodes)(
  'in %s no post code prefix of a single town is listed as shared, and each town is listed once (K5)',
  async (country) => {
    const { alone, shared } = (await import(`./${country}.ts`)) as typeof import('./sk.ts');
    const sure = new Set(alone.flatMap(([, own]) => own.split(' ')));

    expect(shared.filter(([, starts]) => starts.split(' ').some((start) => sure.has(start)))).toEqual([]);
    expect(new Set(shared.map(([town]) => town)).size).toBe(shared.length);
  },
);
