import { type CustomerFields, CustomerFieldsSchema, type ShippingPoint, ShippingPointSchema } from '@odeta/contracts';
import { visitStorage } from '@odeta/device/storage';
import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { proxy } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';
import { createCheckoutStore } from './checkout.store.ts';

const MOST = 3;

/** 180 days in milliseconds, as the privacy notice says. */
const LIFETIME = 15_552_000_000;

const RememberedSchema = v.object({
  /** Newest first. */
  recipients: v.pipe(v.array(CustomerFieldsSchema), v.maxLength(MOST)),
  points: v.pipe(v.array(ShippingPointSchema), v.maxLength(MOST)),
  /** Milliseconds since 1970 of the last order, by the server's time. */
  at: v.number(),
});

interface Remembered {
  /** Whether the guest wants the order to be remembered on this device. */
  isWanted: boolean;
  recipients: CustomerFields[];
  points: ShippingPoint[];
}

/**
 * Recipients and pick-up points of a guest's last orders on this device. They are stored only if the guest has asked for it, never sent to
 * the server as a list, and not shown while somebody is logged in.
 */
export function createRememberedStore(storefront: Storefront) {
  const checkout = storefront.storeOf(createCheckoutStore);
  const stored = visitStorage('checkout.remembered', RememberedSchema, safeLocalStorage);
  const state = proxy<Remembered>(read());

  function read(): Remembered {
    const known = stored.read();
    if (!known) return nothing();
    if (nowOf(storefront) - known.at < LIFETIME) return { isWanted: true, ...listsOf(known) };
    stored.forget();
    return nothing();
  }

  function forget() {
    stored.forget();
    Object.assign(state, nothing());
  }

  return {
    state,

    forget,

    /** Given up, everything is removed at once. */
    want(isWanted: boolean) {
      if (isWanted) state.isWanted = true;
      else forget();
    },

    /** After an order was accepted. */
    keep(recipient: CustomerFields) {
      const { customer, shippingPoint, shippingPointId } = checkout.state;
      if (!state.isWanted || customer?.hasAccount) return;
      const points = shippingPoint.filter(({ id }) => id === shippingPointId);
      state.recipients = firstOf([{ ...recipient }, ...state.recipients], personOf);
      state.points = firstOf([...points, ...state.points], ({ id }) => id);
      stored.keep({ ...listsOf(state), at: nowOf(storefront) });
    },
  };
}

const nothing = (): Remembered => ({ isWanted: false, recipients: [], points: [] });

const listsOf = ({ recipients, points }: Pick<Remembered, 'recipients' | 'points'>) => ({
  recipients: [...recipients],
  points: [...points],
});

const personOf = ({ email, firstName, lastName }: CustomerFields) =>
  [email, firstName, lastName].join('\n').toLowerCase();

/** The newest of each. */
const firstOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.filter((item, index) => items.findIndex((one) => keyOf(one) === keyOf(item)) === index).slice(0, MOST);
