import type { CountryCode } from './countries.ts';
import type { Place } from './sources.ts';
import { formerNames, neighboursOfUkraine, ukrainianTowns } from './ukraine-names.ts';

/** GeoNames knows these by their English names. */
const ownNames: Record<string, string> = {
  Warsaw: 'Warszawa',
  Bucharest: 'București',
  Vienna: 'Wien',
  Prague: 'Praha',
  Munich: 'München',
  Nuremberg: 'Nürnberg',
  Belgrade: 'Beograd',
  Sofia: 'София',
  Chisinau: 'Chișinău',
  Kyiv: 'Київ',
  Minsk: 'Мінск',
  Moscow: 'Москва',
  Copenhagen: 'København',
  Venice: 'Venezia',
  Kaliningrad: 'Калининград',
};

/** Regions where nothing can be delivered: Donetsk, Crimea, Luhansk, Sevastopol, and towns that are not free. */
const closedRegions = new Set(['05', '11', '14', '20']);
const closedTowns = new Set(['Melitopol', 'Berdyansk', 'Enerhodar', 'Nova Kakhovka', 'Kakhovka']);

const ukraineNamesOf = ({ name, iso }: Pick<Place, 'name' | 'iso'>) =>
  (iso === 'UA' ? ukrainianTowns : neighboursOfUkraine)[name];

/** The name in Ukrainian on the map of Ukraine; `null` on other maps, which have one language. */
export const ukrainianNameOn = (country: CountryCode, place: Place): string | null =>
  (country === 'ua' && ukraineNamesOf(place)?.[1]) || null;

/** How a place is written on the map of a country; `null` when it has no name there. */
export function nameOn(country: CountryCode, { name, iso }: Place): string | null {
  if (country === 'ua') return ukraineNamesOf({ name, iso })?.[0] ?? null;
  const own = ownNames[name] ?? name;
  // Names with the cedilla come from a time when there was no comma below.
  return iso === 'RO'
    ? own.replace(/[şŞţŢ]/g, (letter) => ({ ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' })[letter] ?? letter)
    : own;
}

export const isDeliveredTo = ({ iso, region, name }: Place) =>
  iso !== 'UA' || !(closedRegions.has(region) || closedTowns.has(name));

/** Under which other words people look for a town: its English name, and in Ukraine the Ukrainian and the Latin ones. */
export function otherNames(country: CountryCode, place: Place): string[] {
  const shown = nameOn(country, place);
  const named = place.name === shown ? [] : [place.name];
  if (country !== 'ua') return place.name in ownNames ? named : [];
  const ukrainian = place.also
    .split(',')
    .find((word) => /[іїєґ]/i.test(word) && /^[\p{Script=Cyrillic}' -]+$/u.test(word));
  const kyjiw = place.name === 'Kyiv' ? ['Kyjiw', 'Київ'] : [];
  return [...new Set([...named, ...kyjiw, ...(formerNames[place.name] ?? []), ...(ukrainian ? [ukrainian] : [])])];
}
