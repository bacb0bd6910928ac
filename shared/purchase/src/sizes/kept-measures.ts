import * as v from 'valibot';
import { visitStorage } from '../visit-storage.ts';
import type { Measures } from './find-size.ts';

const MeasuresSchema = v.record(v.string(), v.number());

/** What the visitor measured, remembered in this browser; it never leaves it. */
export const keptMeasures = (name = 'measures') => {
  const kept = visitStorage(name, MeasuresSchema, () => globalThis.localStorage);
  return { ...kept, keep: (measures: Measures) => kept.keep({ ...measures }) };
};
