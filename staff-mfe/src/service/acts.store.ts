import {
  cancelServiceOrder,
  correctCustomerBirthday,
  correctCustomerName,
  endCustomerLogIns,
  giveServiceGoodwill,
  noteServiceOrder,
  sendServiceEmail,
  unlockCustomer,
} from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { createStaffSession } from '../session/session.store.ts';
import { createOpenOrder } from './order.store.ts';

export interface Goodwill {
  /** In minor units. */
  amount: number;
  by: 'money' | 'voucher';
  reason: string;
}

/** What service does with the open order and its account. Whatever is refused throws an `ApiError`. */
export function createServiceActs(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const open = storefront.storeOf(createOpenOrder);
  /** One key until the answer has come: a press that is repeated after a broken connection gives, or sends, once. */
  const request = { key: createRandomKey(), content: '' };

  function repeatable(content: string) {
    if (request.content !== content) Object.assign(request, { content, key: createRandomKey() });
    return { headers: { 'idempotency-key': request.key } };
  }

  const settle = () => Object.assign(request, { content: '', key: createRandomKey() });

  return {
    async cancel(orderId: string, reason: string) {
      open.show((await send(cancelServiceOrder, { orderId, reason })).order);
    },
    async note(orderId: string, text: string) {
      open.show((await send(noteServiceOrder, { orderId, text })).order);
    },
    async giveGoodwill(orderId: string, given: Goodwill) {
      const options = repeatable(JSON.stringify([orderId, given]));
      open.show((await send(giveServiceGoodwill, { orderId, ...given }, options)).order);
      settle();
    },
    async sendEmail(orderId: string, emailId: string, reason: string) {
      const options = repeatable(JSON.stringify([orderId, emailId, reason]));
      open.show((await send(sendServiceEmail, { orderId, emailId, reason }, options)).order);
      settle();
    },
    unlock: (customer: string, reason: string) => send(unlockCustomer, { customer, reason }),
    endLogIns: (customer: string, reason: string) => send(endCustomerLogIns, { customer, reason }),
    correctBirthday: (customer: string, birthday: string, reason: string) =>
      send(correctCustomerBirthday, { customer, birthday, reason }),
    correctName: (
      customer: string,
      name: { firstName: string; lastName: string; familyName: string; reason: string },
    ) => send(correctCustomerName, { customer, ...name }),
  };
}
