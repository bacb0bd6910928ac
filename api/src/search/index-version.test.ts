import { languages } from '@odeta/contracts';
import { INDEX_VERSION } from './index-version.ts';
import { phraseKey, stemsOf } from './stems.ts';

const phrases = {
  pl: ['sukienki', 'na', 'wesele'],
  sk: ['letné', 'šaty', 'dievčatá'],
  hu: ['kislány', 'ruhákat', 'táskával'],
  ro: ['rochii', 'de', 'seară'],
  ru: ['зимние', 'сукнями', 'женская'],
  uk: ['зимові', 'сукнями', 'в’язана', 'ґудзиках'],
};

test('a change of the index keys needs a new index version, so that installed shops rebuild the index (P13)', () => {
  const keys = languages.map((language) => phraseKey(language, phrases[language]));
  const stems = languages.map((language) => phrases[language].flatMap((word) => stemsOf(language, word)).join(' '));

  expect({ version: INDEX_VERSION, keys, stems }).toEqual({
    version: 4,
    keys: [
      ...['sukienk na wesel', 'letn sat dievcat', 'kislany ruhaka taska', 'roch de sear', 'зимн сукнями женск'],
      'зим сукн вяз гудзик',
    ],
    stems: [
      'sukienki sukienk na wesele wesel',
      'letne letn saty sat dievcata dievcat',
      'kislany ruhakat ruhaka taskaval taska',
      'rochii roch de seara sear',
      'зимние зимн зимни сукнями женская женск женска',
      'зимові зим сукнями сукн вязана вязан вяза вяз гудзиках гудзик',
    ],
  });
});
