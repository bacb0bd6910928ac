import { type CountryCode, countryCodes } from '@odeta/contracts';
import { findTown } from './find-town.ts';

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

test.each(countryCodes)('a post code of %s names its town, however it is written (K5)', async (country) => {
  const found = await Promise.all(examples[country].map(([postCode]) => findTown(country, postCode)));
  expect(found).toEqual(examples[country].map(([, town]) => town));
});

test.each([
  ['a code of several villages', 'sk', '900 01'],
  ['one that Banská Bystrica shares with villages', 'sk', '974 01'],
  ['one that Kaposvár shares with villages', 'hu', '7400'],
  ['one that Ostrów Wielkopolski shares with villages', 'pl', '63-400'],
  ['one of a village near Brovary', 'ua', '07442'],
  ['one that is not whole', 'sk', '811'],
  ['one that is no code at all', 'pl', 'abc'],
] as const)('%s names no town (K5)', async (_, country, postCode) => {
  expect(await findTown(country, postCode)).toBeNull();
});

test.each(countryCodes)('in %s no start of post codes belongs to two towns (K5)', async (country) => {
  const { towns } = (await import(`./${country}.ts`)) as typeof import('./sk.ts');
  const starts = towns.flatMap(([, own]) => own.split(' '));
  const shared = starts.filter((start) => starts.some((other) => other !== start && start.startsWith(other)));

  expect(shared).toEqual([]);
  expect(new Set(starts).size).toBe(starts.length);
});
