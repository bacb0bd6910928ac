import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { StaffRoleSchema } from './roles.ts';
import { STAFF_PATH } from './values.ts';

/** The signed-in employee's opaque id, on the host of the staff only; HttpOnly, and never sent by pages of other sites. */
export const STAFF_COOKIE = 'staff';

export const STAFF_SESSION_PATH = `${STAFF_PATH}/session`;

export const StaffSessionSchema = v.object({
  name: v.string(),
  role: StaffRoleSchema,
  /** For the header `x-csrf-token` of every request that changes something. */
  csrf: v.string(),
});
export type StaffSession = v.InferOutput<typeof StaffSessionSchema>;

const body = v.object({ session: StaffSessionSchema });

/** Of an authenticator app, which shows it in two groups. */
export const TotpCodeSchema = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, 'has six digits'));

/** The reason of `confirmation-required`: the key is right, and its employee has added an authenticator app. */
export const CODE_REQUIRED = 'code-required';

export const logInByStaffKey = endpoint({
  method: 'POST',
  path: STAFF_SESSION_PATH,
  summary: 'Exchanges a personal key for a session, on the host of the staff',
  payload: v.strictObject({
    key: v.pipe(v.string(), v.trim(), v.nonEmpty('say your key'), v.maxLength(200)),
    /** Only for employees with an authenticator app: what it shows now. */
    code: v.optional(TotpCodeSchema),
  }),
  body,
  problems: ['login-failed', 'confirmation-required'],
});

export const readStaffSession = endpoint({
  method: 'GET',
  path: STAFF_SESSION_PATH,
  summary: 'Who is logged in, with the token for forms; `null`: nobody',
  body: v.object({
    session: v.nullable(StaffSessionSchema),
    /** Whether company accounts log in, too. */
    hasCompanyLogIn: v.optional(v.boolean(), false),
  }),
});

export const endStaffSession = endpoint({
  method: 'POST',
  path: `${STAFF_SESSION_PATH}/end`,
  summary: 'Ends the session of this browser',
  payload: v.strictObject({}),
  body: v.object({ ended: v.boolean() }),
});
