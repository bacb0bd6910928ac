import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { TotpCodeSchema } from './log-in.ts';
import { STAFF_PATH } from './values.ts';

/** The authenticator app whose codes a log-in by key needs. */
const StaffTotpSchema = v.object({
  /** In UTC. */
  addedAt: v.string(),
  /** In UTC; `null` if no code has been used since it was added. */
  lastUsedAt: v.nullable(v.string()),
});
export type StaffTotp = v.InferOutput<typeof StaffTotpSchema>;

const body = v.object({ totp: v.nullable(StaffTotpSchema) });

export const readStaffTotp = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/totp`,
  summary: 'Your authenticator app; `null`: the key alone is enough',
  body,
});

/** Until a first code has confirmed it, it changes nothing, and a new one replaces it. */
export const prepareStaffTotp = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/totp/prepare`,
  summary: 'The secret for an authenticator app, shown once, in the first ten minutes of a session',
  payload: v.strictObject({}),
  body: v.object({
    /** In base32. */
    secret: v.string(),
    /** `otpauth://totp/…`, which apps read as a QR code. */
    address: v.string(),
  }),
  problems: ['confirmation-required', 'not-possible'],
});

export const addStaffTotp = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/totp/add`,
  summary: 'Confirms the app with its first code; from now on every log-in by key needs one',
  payload: v.strictObject({ code: TotpCodeSchema }),
  body,
  problems: ['confirmation-required', 'not-possible'],
});

export const removeStaffTotp = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/totp/remove`,
  summary: 'Removes your app, in the first ten minutes of a session; the key alone is enough again',
  payload: v.strictObject({}),
  body,
  problems: ['confirmation-required'],
});
