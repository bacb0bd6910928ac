import { mayServe } from '@odeta/contracts/staff';
import { isSameSecret } from '@odeta/node/same';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordRefusalOf } from '../http/failures.ts';
import { recordAct } from './staff-act.repository.ts';
import { findMember } from './staff-calls.ts';
import { recordRefusal, type StaffMember } from './staff-member.repository.ts';
import { notAllowed } from './staff-problem.ts';
import { memberOfForm } from './staff-session.ts';

type Deps = Pick<BaseDeps, 'db' | 'secret' | 'now'>;

export interface StaffAccess {
  /** Password of the pages; `null`: there is none. */
  key: string | null;
  /** Whether browsers on the shop's own machine may open the pages without a key; a shop for real customers needs a key. */
  isDemo: boolean;
  /** For employees who are logged in, or have a personal key. */
  deps: Deps;
}

interface StaffConfig {
  MODERATION_KEY?: string | undefined;
  NODE_ENV?: string | undefined;
  DEMO?: boolean;
}

export const staffAccessOf = ({ MODERATION_KEY, NODE_ENV, DEMO }: StaffConfig, deps: Deps): StaffAccess => ({
  key: MODERATION_KEY ?? null,
  isDemo: NODE_ENV !== 'production' || DEMO === true,
  deps,
});

/** Allows employees whose role decides, requests with the key, and without a configured key those of this machine. */
export async function requireStaff(request: FastifyRequest, reply: FastifyReply, { key, isDemo, deps }: StaffAccess) {
  const isByKey = /^bearer /i.test(request.headers.authorization ?? '');
  const member = await (isByKey ? findMember(deps, request) : memberOfForm(deps, request));
  if (member) return requireDecider(deps, request, member);
  if (key === null && !(isDemo && request.isOfThisMachine)) throw new ApiError('not-found');
  if (key !== null && !hasKey(request, key)) {
    // Browsers ask for the password only after a request without one.
    if (request.headers.authorization !== undefined) recordRefusalOf(request, 'staff-refused');
    return reply.code(401).header('www-authenticate', 'Basic realm="Odeta", charset="UTF-8"').send();
  }
}

/** Everything that is read and decided on these pages is in the record of what employees do, with the page. */
async function requireDecider({ db, now }: Deps, request: FastifyRequest, member: StaffMember): Promise<void> {
  const { method, routeOptions } = request;
  const page = `${method} ${routeOptions.url}`;
  if (!mayServe(member.role, 'decide')) {
    await recordRefusal(db, { memberId: member.id, act: 'decide', subject: page, now: now() });
    throw notAllowed(`The role ${member.role} does not allow this.`);
  }
  await recordAct(db, { memberId: member.id, act: 'decide', subject: '', reason: page, now: now() });
}

/** The password of HTTP Basic authentication; the user name is ignored. */
function hasKey({ headers: { authorization = '' } }: FastifyRequest, key: string): boolean {
  const [scheme, value = ''] = authorization.split(' ');
  const given = Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return scheme?.toLowerCase() === 'basic' && isSameSecret(given, key);
}
