import type { Amendment, AmendOffer, InputOf, ShippingPoint } from '@odeta/contracts';
import {
  type AmendDifference,
  amendServiceOrder,
  findServicePoints,
  previewServiceAmendment,
  readServiceOffer,
} from '@odeta/contracts/staff';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy, ref } from '@odeta/storefront/state';
import { createOpenOrder } from '../service/order.store.ts';
import { createStaffSession } from '../session/session.store.ts';

interface AmendState {
  /** `late`: something is packed, or the order has ended. */
  status: 'loading' | 'ready' | 'late' | 'unknown' | 'failed';
  offer: AmendOffer | null;
  /** What the amendment that was checked last gives back; `content`: of which amendment. */
  checked: { content: string; difference: AmendDifference } | null;
  /** `null`: nothing was searched for yet. */
  points: readonly ShippingPoint[] | null;
  /** Rises with each amendment, after which the form begins anew. */
  round: number;
}

/** The order is another one than the form shows: what it has now is read, and what was typed stays. */
const outdated = ['changed-meanwhile', 'sold-out', 'point-closed', 'order-packed'];

/** Amends the open order for its buyer. What is refused throws an `ApiError`. */
export function createAmendment(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const open = storefront.storeOf(createOpenOrder);
  const state: AmendState = proxy({ status: 'loading', offer: null, checked: null, points: null, round: 0 });
  /** The same press again is the same amendment. */
  const request = { content: '', key: createRandomKey() };

  async function read(orderId: string) {
    await open.load(orderId);
    if (open.state.status !== 'ready') {
      state.status = open.state.status;
      return;
    }
    try {
      const { offer } = await send(readServiceOffer, { orderId });
      Object.assign(state, { offer: ref(offer), status: 'ready' });
    } catch (error) {
      // The form stays, below what was refused before: it has what somebody has written.
      if (state.offer) return;
      state.status = error instanceof ApiError && error.code === 'order-packed' ? 'late' : 'failed';
    }
  }

  /** Throws what the server refused, after the order was read anew if it has changed. */
  async function ask<Answer>(orderId: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      state.checked = null;
      if (error instanceof ApiError && outdated.includes(error.code)) await read(orderId);
      throw error;
    }
  }

  return {
    state,
    async load(orderId: string) {
      Object.assign(state, { status: 'loading', offer: null, checked: null, points: null, round: 0 });
      await read(orderId);
    },
    async findPoints(orderId: string, search: string) {
      state.points = ref((await send(findServicePoints, { orderId, search })).points);
    },
    check: (orderId: string, amendment: Amendment) =>
      ask(orderId, async () => {
        const { difference } = await send(previewServiceAmendment, { orderId, ...amendment });
        state.checked = ref({ content: JSON.stringify(amendment), difference });
      }),
    amend: (orderId: string, amendment: Amendment, reason: string) =>
      ask(orderId, async () => {
        const input: InputOf<typeof amendServiceOrder> = { orderId, ...amendment, reason };
        const content = JSON.stringify(input);
        if (request.content !== content) Object.assign(request, { content, key: createRandomKey() });
        const { order } = await send(amendServiceOrder, input, { headers: { 'idempotency-key': request.key } });
        open.show(order);
        const round = state.round + 1;
        Object.assign(state, { status: 'loading', offer: null, checked: null, points: null, round });
        await read(orderId);
      }),
  };
}
