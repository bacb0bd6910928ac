import { orderInvoiceOf } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { readSession } from '../http/session.ts';
import { findInvoice } from '../invoices/invoice.repository.ts';
import { fileOf } from '../invoices/invoice-file.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';

const ParamsSchema = v.object({ orderId: v.pipe(v.string(), v.uuid()), invoiceId: v.pipe(v.string(), v.uuid()) });

export function invoiceRoutes(app: FastifyInstance, deps: Pick<OrderDeps, 'db' | 'secret'>): void {
  app.get(orderInvoiceOf(':orderId', ':invoiceId'), { schema: { hide: true } }, async (request, reply) => {
    const { success, output } = v.safeParse(ParamsSchema, request.params);
    if (!success) throw new ApiError('not-found');
    const { orderId, invoiceId: id } = output;
    await requireSeen(deps, readSession(request, deps.secret), orderId);
    const invoice = await findInvoice(deps.db, { orderId, id });
    if (!invoice) throw new ApiError('not-found');
    const { filename, content, contentType } = await fileOf(deps.db, invoice);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${filename}"`,
        'content-type': contentType,
        'x-robots-tag': 'noindex',
      })
      .send(content);
  });
}
