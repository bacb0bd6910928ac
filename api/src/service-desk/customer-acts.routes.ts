import {
  correctCustomerBirthday,
  correctCustomerName,
  endCustomerLogIns,
  listRefusedActs,
  listServiceActs,
  type ServiceAct,
  unlockCustomer,
} from '@odeta/contracts/staff';
import { profileSchema } from '@odeta/validation';
import * as v from 'valibot';
import { unlockEmail } from '../customers/accounts/login-counters.ts';
import { saveBirthday, saveName } from '../customers/profile/profile.repository.ts';
import { endLogIns } from '../customers/security/log-in.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { requireFields } from '../http/validation.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { requireAct, requireRecorded } from '../staff/acts.ts';
import { findActs, findRefusals } from '../staff/staff-act.repository.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { findCustomer } from './service-order.repository.ts';

const ACTS_PER_PAGE = 100;

/** What service does with accounts, and the record of everything that employees did. */
export function customerActRoutes(staff: StaffServer, deps: OrderDeps): void {
  const { db } = deps;

  async function begin(act: ServiceAct, member: StaffMember, subject: string, reason: string) {
    await requireAct(deps, { member, act, subject });
    const customer = await findCustomer(db, subject);
    if (!customer) throw new ApiError('not-found');
    await requireRecorded(deps, { member, act, subject, reason });
    return customer;
  }

  staff.handle(unlockCustomer, async ({ member, params, payload: { reason } }) => {
    const { country, email } = await begin('unlock', member, params.customer, reason);
    await unlockEmail(deps, { country, email: emailKeyOf(email) });
    return { done: true };
  });

  staff.handle(endCustomerLogIns, async ({ member, params, payload: { reason } }) => {
    const { id } = await begin('end-log-ins', member, params.customer, reason);
    await db.transaction().execute((trx) => endLogIns(trx, id));
    return { done: true };
  });

  staff.handle(correctCustomerName, async ({ member, params, payload: { reason, ...typed } }) => {
    const { id, country } = await begin('correct-name', member, params.customer, reason);
    const { patterns } = deps.settings.of(country);
    const { entries } = profileSchema({ country, patterns, today: deps.now });
    const { firstName, lastName, familyName } = entries;
    const name = requireFields(v.object({ firstName, lastName, familyName }), typed, country);
    await db.transaction().execute((trx) => saveName(trx, id, name));
    return { done: true };
  });

  staff.handle(correctCustomerBirthday, async ({ member, params, payload: { reason, birthday: typed } }) => {
    const { id, country } = await begin('correct-birthday', member, params.customer, reason);
    const { entries } = profileSchema({ country, patterns: deps.settings.of(country).patterns, today: deps.now });
    const { birthday } = requireFields(v.object({ birthday: entries.birthday }), { birthday: typed }, country);
    await db.transaction().execute((trx) => saveBirthday(trx, id, birthday));
    return { done: true };
  });

  staff.handle(listRefusedActs, async ({ member, query }) => {
    await requireRecorded(deps, { member, act: 'read-acts', subject: '', reason: 'refusals' });
    const found = await findRefusals(db, { ...query, most: ACTS_PER_PAGE + 1 });
    const refusals = found
      .slice(0, ACTS_PER_PAGE)
      .map(({ refusedAt, ...one }) => ({ ...one, at: refusedAt.toISOString() }));
    return { refusals, hasMore: found.length > refusals.length };
  });

  staff.handle(listServiceActs, async ({ member, query }) => {
    const { subject = '', from, until, ...others } = query;
    await requireAct(deps, { member, act: 'read-acts', subject });
    const period = periodOf(from, until);
    const reason = [others.member, others.act, from, until].filter(Boolean).join(', ');
    await requireRecorded(deps, { member, act: 'read-acts', subject, reason });
    const found = await findActs(db, { ...others, ...period, subject, most: ACTS_PER_PAGE + 1 });
    const acts = found.slice(0, ACTS_PER_PAGE).map(({ actedAt, ...act }) => ({ ...act, at: actedAt.toISOString() }));
    return { acts, hasMore: found.length > acts.length };
  });
}

function periodOf(from: string | undefined, until: string | undefined) {
  const period = { from: from && new Date(from), until: until && new Date(until) };
  if (period.from && period.until && period.until <= period.from) {
    throw new ApiError('validation', {
      words: 'The period ends before it begins.',
      validation: { until: ['must be after from'] },
    });
  }
  return { from: period.from || undefined, until: period.until || undefined };
}
