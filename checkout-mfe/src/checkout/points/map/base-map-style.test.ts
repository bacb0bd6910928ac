import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countries, countryCodes } from '@odeta/contracts';
import { baseMapStyle } from './base-map-style.ts';

interface Town {
  properties: Record<string, string>;
}

const townsOf = (country: string) => {
  const file = path.join(import.meta.dirname, `basemap/${country}.geojson`);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Town[] };
  return features.map(({ properties }) => properties).filter(({ n }) => n);
};

/** The names that the map shows, by the expression of its style: the first property that a town has. */
function shownIn(country: (typeof countryCodes)[number], language: (typeof countries)['ua']['languages'][number]) {
  const layer = baseMapStyle('/map', language).layers.find(({ id }) => id === 'town-names');
  const field = JSON.stringify(layer && 'layout' in layer ? layer.layout : {}).matchAll(/\["get","(n\w*)"\]/g);
  const keys = [...field].map(([, key = '']) => key);
  return townsOf(country).map((town) => keys.map((key) => town[key]).find(Boolean) ?? '');
}

test('the map of Ukraine names towns in the language of the page (A1)', () => {
  const [ru, uk] = [shownIn('ua', 'ru'), shownIn('ua', 'uk')];

  expect([ru[0], uk[0]]).toEqual(['Киев', 'Київ']);
  expect(ru).toEqual(expect.arrayContaining(['Самар', 'Пивденное']));
  expect(uk).toEqual(expect.arrayContaining(['Самар', 'Південне']));
  expect(ru.filter((name) => /[іїєґ]/i.test(name))).toEqual([]);
  expect(uk.filter((name) => /[ыэъё]/i.test(name))).toEqual([]);
});

test.each(countryCodes)('every town of the map of %s has a name in each language of the country', (country) => {
  for (const language of countries[country].languages) expect(shownIn(country, language)).not.toContain('');
});
