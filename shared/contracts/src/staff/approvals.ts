import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ChangeSetAnswerSchema, IdSchema, ReasonSchema } from './change-sets.ts';
import type { StaffRole } from './roles.ts';
import { STAFF_PATH } from './values.ts';

/** Kinds of changes that a role may prepare, and that a second person has to approve before they start. */
export const waitingKindsOf: Readonly<Record<StaffRole, readonly string[]>> = {
  service: [],
  // Every page has them.
  editor: ['menu', 'top-menu', 'footer'],
  // A code that is wrong gives goods away.
  merchandiser: ['discount-code'],
  // Buyers agree to it.
  owner: ['legal-text'],
};

/** Of which kinds a role may approve what others have prepared. */
export const approvableKindsOf: Readonly<Record<StaffRole, readonly string[]>> = {
  service: [],
  editor: [],
  merchandiser: ['menu', 'top-menu', 'footer'],
  owner: ['menu', 'top-menu', 'footer', 'discount-code', 'legal-text'],
};

export const needsApproval = (role: StaffRole, kind: string): boolean => waitingKindsOf[role].includes(kind);

export const mayApprove = (role: StaffRole, kind: string): boolean => approvableKindsOf[role].includes(kind);

export const approveChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/approve`,
  summary: 'Approves the change set of another employee, which then starts or is scheduled',
  params: IdSchema,
  payload: v.strictObject({ reason: v.optional(ReasonSchema) }),
  body: ChangeSetAnswerSchema,
  problems: ['not-allowed', 'changed-meanwhile', 'not-possible'],
});

export const refuseChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/refuse`,
  summary: 'Refuses the change set of another employee, which is cancelled',
  params: IdSchema,
  payload: v.strictObject({ reason: ReasonSchema }),
  body: ChangeSetAnswerSchema,
  problems: ['not-allowed', 'not-possible'],
});
