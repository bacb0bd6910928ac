import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import type { AnswerDeps } from './answer-complaint.service.ts';
import { giveGoodwill, goodwillBy } from './goodwill.service.ts';
import { goodwillPage, MOST_REASON } from './goodwill-page.ts';

const { url: ROOT } = staffPages.goodwill;

const TextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text.isWellFormed() && !text.includes('\0')),
);
const FormSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  order: v.pipe(TextSchema, v.maxLength(30)),
  amount: v.pipe(TextSchema, v.maxLength(12)),
  reason: v.pipe(TextSchema, v.maxLength(MOST_REASON)),
  // Forms that were opened in an earlier release have none.
  by: v.optional(v.picklist(goodwillBy), 'money'),
});

/** The page on which an employee gives a part of the price back. It works without scripts; a refused form keeps what was typed. */
export function goodwillRoutes(app: FastifyInstance, deps: AnswerDeps & { moderation: StaffAccess }): void {
  staffRoutes(app, deps.moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(
        reply,
        goodwillPage({ key: randomUUID(), order: '', amount: '', reason: '', by: 'money' }, query.said ?? ''),
      ),
    );

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      const outcome = await give(deps, form.output);
      return outcome === 'given' || outcome === 'voucher'
        ? sendBack(reply, ROOT, outcome)
        : sendPage(reply, goodwillPage(form.output, outcome));
    });
  });
}

function give(deps: AnswerDeps, { key, order, amount, reason, by }: v.InferOutput<typeof FormSchema>) {
  if (reason === '') return 'reason' as const;
  const written = amount.replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(written)) return 'amount' as const;
  return giveGoodwill(deps, { key, orderNumber: order.toUpperCase(), amount: Number(written), reason, by });
}
