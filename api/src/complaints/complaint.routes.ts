import { returnOutcomes } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendFile, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import { type AnswerDeps, answerComplaint } from './answer-complaint.service.ts';
import { findComplaintFile, findComplaints } from './complaint.repository.ts';
import { complaintsPage } from './complaints-page.ts';

const { url: ROOT } = staffPages.complaints;

/** Characters. */
const MOST_WORDS = 2000;

const IdSchema = v.pipe(v.string(), v.uuid());
const PositionSchema = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));

const FormSchema = v.object({
  id: IdSchema,
  do: v.picklist(returnOutcomes),
  /** Of a reduction, in major units. */
  amount: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(/\s/g, '').replace(',', '.')),
      v.regex(/^(\d{1,8}(\.\d{1,2})?)?$/),
      v.transform(Number),
    ),
    '',
  ),
  words: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(MOST_WORDS),
    v.check((text) => text.isWellFormed() && !text.includes('\0')),
  ),
});

/** The page on which an employee sees complaints with their files, and answers them. It works without scripts. */
export function complaintRoutes(app: FastifyInstance, deps: AnswerDeps & { moderation: StaffAccess }): void {
  const { db, moderation } = deps;
  staffRoutes(app, moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(reply, complaintsPage(await findComplaints(db), query.said ?? '')),
    );

    own.get<{ Params: { id: string; position: string } }>(
      `${ROOT}/files/:id/:position`,
      STAFF_ROUTE,
      async ({ params }, reply) => {
        const asked = v.safeParse(v.object({ id: IdSchema, position: PositionSchema }), params);
        const file = asked.success && (await findComplaintFile(db, asked.output.id, asked.output.position));
        if (!file) throw new ApiError('not-found');
        return sendFile(reply, file);
      },
    );

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      return sendBack(reply, ROOT, await decide(deps, form.output));
    });
  });
}

/** The key of what the page says about the decision. */
async function decide(deps: AnswerDeps, form: v.InferOutput<typeof FormSchema>): Promise<string> {
  const { id: returnId, do: outcome, words, amount } = form;
  if (outcome === 'refused' && words === '') return 'reason';
  if (outcome === 'reduction' && amount === 0) return 'amount';
  const refusal = await answerComplaint(deps, { returnId, outcome, words, amount });
  if (refusal === 'nothing-to-refund') return 'amount';
  return refusal === null ? outcome : 'changed';
}
