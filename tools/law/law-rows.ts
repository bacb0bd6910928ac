import type { CountryCode } from '@odeta/contracts';
import type { LawList, Place } from './law-list.ts';

export interface LawRow {
  title: string;
  /** The law; or why none applies, or what is open. */
  source: string;
  since: string;
  state: 'law' | 'none' | 'open';
  places: readonly Place[];
}

/** The rules of a country in the order of the list. */
export const lawRowsOf = ({ rules, countries }: LawList, country: CountryCode): LawRow[] =>
  Object.entries(rules).map(([key, { title, places }]) => {
    const source = countries[country][key];
    if (source && 'law' in source) return { title, source: source.law, since: source.since, state: 'law', places };
    if (source && 'open' in source) return { title, source: source.open, since: '', state: 'open', places: [] };
    return { title, source: source?.none ?? '', since: '', state: 'none', places: [] };
  });
