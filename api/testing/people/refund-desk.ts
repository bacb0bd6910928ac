import type { BodyOf } from '@odeta/contracts';
import type { listStaffRefunds } from '@odeta/contracts/staff';
import type { TestShop } from '../shop/shop.ts';
import { openEmployee } from './employee.ts';

export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>;

/** An employee who decides about refunds. */
export async function openRefundDesk(shop: Pick<TestShop, 'app' | 'db'>) {
  const service = await openEmployee(shop, 'service');
  return {
    /** Those at the bank. */
    refunds: async () => (await service.get<BodyOf<typeof listStaffRefunds>>('/refunds')).body.refunds,
    again: (id: string) => service.post(`/refunds/${id}/again`),
    done: (id: string, note: string) => service.post(`/refunds/${id}/done`, { note }),
  };
}
