import {
  correctCustomerName,
  endCustomerLogIns,
  listServiceActs,
  type ServiceAct,
  unlockCustomer,
} from '@odeta/contracts/staff';
import { profileSchema } from '@odeta/validation';
import * as v from 'valibot';
import { unlockEmail } from '../customers/accounts/login-counters.ts';
import { saveName } from '../customers/profile/profile.repository.ts';
import { endLogIns } from '../customers/security/log-in.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { requireFields } from '../http/validation.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { findActs } from '../staff/staff-act.repository.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { requireAct, requireRecorded } from './acts.ts';
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

  staff.handle(listServiceActs, async ({ member, query }) => {
    await requireRecorded(deps, { member, act: 'read-acts', subject: query.subject ?? '', reason: '' });
    const acts = await findActs(db, { ...query, most: ACTS_PER_PAGE });
    return { acts: acts.map(({ actedAt, ...act }) => ({ ...act, at: actedAt.toISOString() })) };
  });
}
