import {
  cancelServiceOrder,
  correctCustomerBirthday,
  correctCustomerName,
  endCustomerLogIns,
  giveServiceGoodwill,
  noteServiceOrder,
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
  /** One key until the answer has come: a press that is repeated after a broken connection gives once. */
  const goodwill = { key: createRandomKey(), said: '' };

  return {
    async cancel(orderId: string, reason: string) {
      open.show((await send(cancelServiceOrder, { orderId, reason })).order);
    },
    async note(orderId: string, text: string) {
      open.show((await send(noteServiceOrder, { orderId, text })).order);
    },
    async giveGoodwill(orderId: string, given: Goodwill) {
      const said = JSON.stringify([orderId, given]);
      if (goodwill.said !== said) Object.assign(goodwill, { said, key: createRandomKey() });
      const options = { headers: { 'idempotency-key': goodwill.key } };
      open.show((await send(giveServiceGoodwill, { orderId, ...given }, options)).order);
      Object.assign(goodwill, { said: '', key: createRandomKey() });
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
