import type { Tally } from '../mixed/tally.ts';
import type { Variant } from './variants.ts';

/** What shoppers have met. */
export interface StormRecord {
  tally: Tally;
  /** Files that a document, an entry or a page named and that were not answered with 200. */
  chunkErrors: string[];
  /** Documents that nobody had asked for. */
  reloads: string[];
  /** Journeys in browsers that could not be completed, with what was seen last. */
  stuck: string[];
  files: number;
  browserJourneys: number;
  /** Visitors whose version reported a fault, by canary and share. */
  faultsMet: Map<string, number>;
  variantOf(unit: string, version: string): Variant | undefined;
}

export function createRecord(tally: Tally, variants: readonly Variant[]): StormRecord {
  const known = new Map(variants.map((variant) => [`${variant.unit}@${variant.version}`, variant]));
  return {
    tally,
    chunkErrors: [],
    reloads: [],
    stuck: [],
    files: 0,
    browserJourneys: 0,
    faultsMet: new Map(),
    variantOf: (unit, version) => known.get(`${unit}@${version}`),
  };
}
