import { visitStorage } from '@odeta/device/storage';
import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';
import type { Measures } from './find-size.ts';

const MeasuresSchema = v.record(v.string(), v.number());

/** The visitor's measures, stored in this browser; they are never sent to the server. */
export const storedMeasures = (name = 'measures') => {
  const stored = visitStorage(name, MeasuresSchema, safeLocalStorage);
  return { ...stored, keep: (measures: Measures) => stored.keep({ ...measures }) };
};
