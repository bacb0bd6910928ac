import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { AssertionSchema, NewCredentialSchema } from '../my-account/passkeys.ts';
import { StaffSessionSchema } from './log-in.ts';
import { STAFF_PATH } from './values.ts';

/** Keys of one employee. */
export const MOST_STAFF_PASSKEYS = 10;

/** What `navigator.credentials` is called with, as JSON. */
const OptionsSchema = v.object({ options: v.record(v.string(), v.unknown()) });

const StaffPasskeySchema = v.object({
  id: v.string(),
  /** In UTC. */
  createdAt: v.string(),
  /** In UTC; `null` if it has not been used. */
  lastUsedAt: v.nullable(v.string()),
});
export type StaffPasskey = v.InferOutput<typeof StaffPasskeySchema>;

const PasskeysSchema = v.object({ passkeys: v.array(StaffPasskeySchema) });

export const prepareStaffLogIn = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/session/passkey/prepare`,
  summary: 'What the browser asks for a passkey with; the same for everybody',
  payload: v.strictObject({}),
  body: OptionsSchema,
});

export const logInByStaffPasskey = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/session/passkey`,
  summary: 'Exchanges what a passkey has signed for a session, on the host of the staff',
  payload: v.object({ credential: AssertionSchema }),
  body: v.object({ session: StaffSessionSchema }),
  problems: ['passkey-refused'],
});

export const readStaffPasskeys = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/passkeys`,
  summary: 'Your passkeys, the latest first',
  body: PasskeysSchema,
});

/** A passkey outlasts the log-in, so that nobody at an open browser may make one. */
export const prepareStaffPasskey = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/passkeys/prepare`,
  summary: 'What the browser makes a passkey with, in the first ten minutes of a session',
  payload: v.strictObject({}),
  body: OptionsSchema,
  problems: ['confirmation-required', 'too-many-passkeys'],
});

export const addStaffPasskey = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/passkeys/add`,
  summary: 'Stores a passkey that the browser has made',
  payload: v.object({ credential: NewCredentialSchema }),
  body: PasskeysSchema,
  problems: ['passkey-refused', 'too-many-passkeys'],
});

export const removeStaffPasskey = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/passkeys/remove`,
  summary: 'Removes a passkey of yours; unknown ones are ignored',
  payload: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)) }),
  body: PasskeysSchema,
});
