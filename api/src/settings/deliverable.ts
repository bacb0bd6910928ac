import type { CountryCode } from '@odeta/contracts';
import { notBlocked, postCode } from '@odeta/validation';
import * as v from 'valibot';

/** Whether parcels can be delivered to a postal code. */
export const isDelivered = (country: CountryCode, code: string): boolean =>
  v.is(v.pipe(v.string(), postCode(country), notBlocked(country)), code.trim());
