import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendBack, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import { completeRefund } from './give-back.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findOrderOfRefund, findRefusedRefunds, findTransfers, requestAgain } from './refund-staff.repository.ts';
import { MOST_NOTE, refundsPage } from './refunds-page.ts';

type Deps = Pick<PaymentDeps, 'db' | 'orders' | 'now'> & { moderation: StaffAccess };

const { url: ROOT } = staffPages.refunds;

const ids = { id: v.pipe(v.string(), v.uuid()) };
const FormSchema = v.variant('do', [
  v.object({ ...ids, do: v.literal('again') }),
  v.object({ ...ids, do: v.literal('done'), note: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_NOTE)) }),
]);
type Form = v.InferOutput<typeof FormSchema>;

/** The page on which an employee decides about refunds that the bank does not make. It works without scripts. */
export function refundStaffRoutes(app: FastifyInstance, deps: Deps): void {
  staffRoutes(app, deps.moderation, (own) => {
    own.get<{ Querystring: { said?: string } }>(ROOT, STAFF_ROUTE, async ({ query }, reply) =>
      sendPage(reply, refundsPage(await findRefusedRefunds(deps.db), await findTransfers(deps.db), query.said ?? '')),
    );

    own.post(ROOT, STAFF_ROUTE, async ({ body }, reply) => {
      const form = v.safeParse(FormSchema, body);
      if (!form.success) throw new ApiError('validation');
      return sendBack(reply, ROOT, (await decide(deps, form.output)) ? form.output.do : 'gone');
    });
  });
}

async function decide(deps: Deps, form: Form): Promise<boolean> {
  const { id } = form;
  if (form.do === 'again') return requestAgain(deps.db, { id, now: deps.now() });
  const orderId = await findOrderOfRefund(deps.db, id);
  return orderId !== undefined && completeRefund(deps, { id, orderId, note: form.note });
}
