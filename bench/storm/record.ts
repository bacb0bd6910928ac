import type { Tally } from '../mixed/tally.ts';
import type { Variant } from './variants.ts';

/** What shoppers have met. */
export interface StormRecord {
  tally: Tally;
  /** Files that a document, an entry or a page named and that were not answered with 200. */
  chunkErrors: string[];
  /** Documents that nobody had asked for. */
  reloads: string[];
  /** Documents that were answered with 5xx. */
  unavailable: string[];
  /** Journeys in browsers that could not be completed, with what was seen last. */
  stuck: string[];
  files: number;
  browserJourneys: number;
  /** Visitors whom a canary was given, by canary and share. */
  canaryVisitors: Map<string, number>;
  variantOf(unit: string, version: string): Variant | undefined;
}

export function createRecord(tally: Tally, variants: readonly Variant[]): StormRecord {
  const known = new Map(variants.map((variant) => [`${variant.unit}@${variant.version}`, variant]));
  return {
    tally,
    chunkErrors: [],
    reloads: [],
    unavailable: [],
    stuck: [],
    files: 0,
    browserJourneys: 0,
    canaryVisitors: new Map(),
    variantOf: (unit, version) => known.get(`${unit}@${version}`),
  };
}
