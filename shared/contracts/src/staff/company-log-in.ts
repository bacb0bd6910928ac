import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { STAFF_SESSION_PATH, StaffSessionSchema } from './log-in.ts';

/** The page on the host of the staff to which the issuer of company accounts sends the browser back. */
export const COMPANY_LOG_IN_PAGE = '/company-log-in';

/** What a browser has begun, for this host only: sealed, HttpOnly, and gone after ten minutes. */
export const COMPANY_LOG_IN_COOKIE = 'staff-company';

export const prepareCompanyLogIn = endpoint({
  method: 'POST',
  path: `${STAFF_SESSION_PATH}/company/prepare`,
  summary: 'Where the browser logs in with a company account (OpenID Connect)',
  payload: v.strictObject({}),
  body: v.object({ address: v.string() }),
  problems: ['not-possible'],
});

export const logInByCompanyAccount = endpoint({
  method: 'POST',
  path: `${STAFF_SESSION_PATH}/company`,
  summary: 'Exchanges what the issuer has answered for a session, on the host of the staff',
  payload: v.strictObject({
    /** The query of the address to which the issuer has sent the browser. */
    answer: v.pipe(v.string(), v.nonEmpty('has to be the answer of the issuer'), v.maxLength(8_000)),
  }),
  body: v.object({ session: StaffSessionSchema }),
  problems: ['login-failed', 'not-possible'],
});
