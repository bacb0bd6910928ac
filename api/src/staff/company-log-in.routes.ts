import {
  COMPANY_LOG_IN_COOKIE,
  COMPANY_LOG_IN_PAGE,
  logInByCompanyAccount,
  prepareCompanyLogIn,
} from '@odeta/contracts/staff';
import { giveOwnCookie, readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { seal, unseal } from '../identity/sealed.ts';
import { STAFF_LOG_IN_LIMIT } from '../rate-limits/rate-limits.ts';
import { type BegunLogIn, IssuerUnreachable, type OpenId } from './open-id.ts';
import { findMemberByAccount } from './staff-account.repository.ts';
import { recordAct } from './staff-act.repository.ts';
import type { StaffServer } from './staff-calls.ts';
import { saveStaffChallenge, takeStaffChallenge } from './staff-passkey.repository.ts';
import { notPossible } from './staff-problem.ts';
import { openSession, requireStaffPage } from './staff-session.ts';

export interface CompanyLogInDeps extends BaseDeps {
  /** `null`: the shop has no issuer of company accounts. */
  openId: OpenId | null;
}

/** Minutes for a log-in at the issuer. */
const MINUTES = 10;

/** Log-ins of employees with an account of their company. Every one is in the record of what employees do. */
export function companyLogInRoutes(staff: StaffServer, deps: CompanyLogInDeps): void {
  const { db, secret, security, openId, now } = deps;

  staff.handleForAll(
    prepareCompanyLogIn,
    async ({ request, reply }) => {
      requireStaffPage(request);
      const { address, ...begun } = await asked(openId, (one) => one.begin(pageOf(request)));
      await saveStaffChallenge(db, { challenge: challengeOf(begun), memberId: null, minutes: MINUTES });
      const sealed = seal(secret, COMPANY_LOG_IN_COOKIE, Buffer.from(JSON.stringify(begun)));
      const options = { httpOnly: true, sameSite: 'lax', maxAge: MINUTES * 60 } as const;
      giveOwnCookie(reply, COMPANY_LOG_IN_COOKIE, sealed.toString('base64url'), options);
      return { address };
    },
    STAFF_LOG_IN_LIMIT,
  );

  staff.handleForAll(
    logInByCompanyAccount,
    async ({ payload: { answer }, request, reply }) => {
      requireStaffPage(request);
      const begun = readBegun(request);
      giveOwnCookie(reply, COMPANY_LOG_IN_COOKIE, '', { httpOnly: true, maxAge: 0 });
      // Used up first: an answer of the issuer is tried once.
      if (!begun || !(await takeStaffChallenge(db, { challenge: challengeOf(begun), memberId: null }))) throw refused();
      const account = await asked(openId, (one) => one.finish(answerOf(request, answer), begun));
      const member = account && (await findMemberByAccount(db, account));
      if (!member) throw refused();
      await recordAct(db, { memberId: member.id, act: 'log-in', subject: '', reason: 'openid', now: now() });
      security.record('staff-log-in', {
        member: member.name,
        by: 'openid',
        ip: request.ip,
        requestId: String(request.id),
      });
      return { session: await openSession(deps, member, { request, reply }) };
    },
    STAFF_LOG_IN_LIMIT,
  );

  function readBegun(request: FastifyRequest): BegunLogIn | null {
    const cookie = readOwnCookie(request, COMPANY_LOG_IN_COOKIE) ?? '';
    const opened = unseal(secret, COMPANY_LOG_IN_COOKIE, Buffer.from(cookie, 'base64url'));
    return opened && JSON.parse(opened.content.toString());
  }
}

async function asked<Answer extends object | null>(
  openId: OpenId | null,
  ask: (openId: OpenId) => Promise<Answer>,
): Promise<Answer> {
  if (!openId) throw new ApiError('not-found');
  try {
    return await ask(openId);
  } catch (error) {
    if (!(error instanceof IssuerUnreachable)) throw error;
    throw notPossible(
      'company-unreachable',
      'The company accounts cannot be reached. Log in with your key or a passkey.',
    );
  }
}

/** `SHOP_HOSTS` has been checked for every request, and the issuer knows which addresses it may answer. */
const pageOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host.toLowerCase()}${COMPANY_LOG_IN_PAGE}`;

/** Only the query is the browser's. */
function answerOf(request: FastifyRequest, query: string): URL {
  const address = new URL(pageOf(request));
  address.search = query;
  return address;
}

/** Apart from the challenges of passkeys. */
const challengeOf = ({ state }: BegunLogIn) => `company|${state}`;

/** For every reason alike: an unknown account, an address that nobody has verified, an answer for another browser. */
const refused = () =>
  new ApiError('login-failed', {
    reason: 'company-account',
    words: 'This company account is not known here.',
    refusal: 'staff-refused',
  });
