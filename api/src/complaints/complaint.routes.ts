import { type CountryCode, languageOfShopAddress } from '@odeta/contracts';
import {
  answerStaffComplaint,
  ComplaintFileParams,
  listStaffComplaints,
  STAFF_COMPLAINT_FILE,
} from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { toMajor } from '../pricing/money.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import { staffFileRoute } from '../staff/send-file.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { alreadyDecided } from '../staff/staff-problem.ts';
import { type AnswerDeps, answerComplaint } from './answer-complaint.service.ts';
import { type Complaint, findComplaintFile, findComplaints, findReturnOf } from './complaint.repository.ts';

type Deps = BaseDeps & AnswerDeps;

/** Employees see complaints with their files, and answer them. */
export function complaintRoutes(app: FastifyInstance, staff: StaffServer, deps: Deps): void {
  const { db } = deps;

  staff.handle(listStaffComplaints, ({ member, query: { most } }) =>
    readRecorded(deps, { member, kind: 'complaints' }, async () => {
      const found = await findComplaints(db, most);
      const list = { complaints: found.map(listedOf), count: found[0]?.count ?? 0 };
      return { list, numbers: found.map(({ orderNumber }) => orderNumber) };
    }),
  );

  staffFileRoute(app, deps, {
    path: STAFF_COMPLAINT_FILE,
    params: ComplaintFileParams,
    async read(member, { returnId, place }) {
      await requireAct(deps, { member, act: 'read-file', subject: returnId });
      const file = await findComplaintFile(db, returnId, place);
      if (!file) return undefined;
      await requireRecorded(deps, { member, act: 'read-file', subject: file.orderNumber, reason: file.name });
      return file;
    },
  });

  staff.handle(answerStaffComplaint, async ({ member, params: { returnId }, payload }) => {
    const { outcome, words } = payload;
    await requireAct(deps, { member, act: 'answer-complaint', subject: returnId });
    const found = await findReturnOf(db, returnId);
    if (!found) throw new ApiError('not-found');
    const amount = amountOf(payload, found.country);
    const reason = `${found.number}: ${outcome}`;
    await requireRecorded(deps, { member, act: 'answer-complaint', subject: found.orderNumber, reason });
    const refusal = await answerComplaint(deps, { returnId, outcome, words, amount });
    if (refusal === 'nothing-to-refund') throw wrongAmount();
    if (refusal !== null) throw alreadyDecided();
    return { done: true };
  });
}

function listedOf({ state, origin, country, createdAt, remedy, count: _, ...complaint }: Complaint) {
  const canBeAnswered = state === 'registered';
  const language = languageOfShopAddress(origin, country);
  return { ...complaint, country, language, canBeAnswered, at: createdAt.toISOString(), remedy: remedy || null };
}

/** In major units. Throws if something is missing that the outcome needs. */
function amountOf(
  { outcome, words, amount }: { outcome: string; words: string; amount?: number | undefined },
  country: CountryCode,
) {
  if (outcome === 'refused' && words === '') {
    throw new ApiError('validation', {
      words: 'A refusal needs a reason.',
      validation: { words: ['A refusal needs a reason'] },
      rules: { words: 'non_empty' },
    });
  }
  if (outcome !== 'reduction') return 0;
  if (amount === undefined) throw wrongAmount();
  return toMajor(country, amount);
}

const wrongAmount = () =>
  new ApiError('validation', {
    words: 'A reduction needs an amount, at most what was paid for the goods.',
    validation: { amount: ['needs an amount, at most what was paid for the goods'] },
    rules: { amount: 'reduction-amount' },
  });
