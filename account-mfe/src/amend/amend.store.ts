import type { AddressFields, Amendment, AmendOffer, InvoiceCompany, ShippingPoint } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy } from '@odeta/storefront/state';
import { fetchCompany, fetchOffer, fetchPoints, sendAmendment } from './amend.api.ts';
import { changedLines, type LineChoice } from './changed-lines.ts';

export type AmendPart = 'goods' | 'delivery' | 'company';

interface AmendState extends Loading, Sending {
  /** From the URL. */
  orderId: string;
  offer: AmendOffer | null;
  /** Something is packed, or the order has ended. */
  isLate: boolean;
  /** The part whose form is open. */
  open: AmendPart | null;
  /** Whether the last change is saved. */
  isDone: boolean;
  /** By line; what is missing stays as it is. */
  choices: Record<string, LineChoice>;
  /** Found points; `null` before the first search. */
  points: ShippingPoint[] | null;
  pointId: string | null;
  /** What a new company begins with. */
  company: InvoiceCompany | null;
}

/** The order is another one than the page shows. */
const outdated = ['changed-meanwhile', 'order-packed', 'sold-out', 'point-closed'];

/** Amends an order, for its customer or a guest who has its link. */
export function createAmendStore({ api, logger }: Storefront) {
  const state = proxy<AmendState>({
    ...{ ...notLoaded, ...notSending, orderId: '', offer: null, isLate: false, open: null, isDone: false },
    ...{ choices: {}, points: null, pointId: null, company: null },
  });
  const press = { content: '', key: '' };

  async function read(orderId: string) {
    try {
      return { offer: (await fetchOffer(api, orderId)).offer, isLate: false };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'order-packed') return { offer: null, isLate: true };
      throw error;
    }
  }

  /** The idempotency key, which only changes with the content. */
  function keyOf(content: string): string {
    if (press.content !== content) Object.assign(press, { content, key: createRandomKey() });
    return press.key;
  }

  /** What was chosen and typed stays after a refusal; the offer is read again if the order has changed. */
  async function send(part: Partial<Omit<Amendment, 'version'>>): Promise<Partial<AmendState>> {
    const { orderId, offer } = state;
    const amendment = { orderId, version: offer?.version ?? '', ...part };
    state.isDone = false;
    try {
      await sendAmendment(api, amendment, keyOf(JSON.stringify(amendment)));
    } catch (error) {
      if (error instanceof ApiError && outdated.includes(error.code)) Object.assign(state, await read(orderId));
      throw error;
    }
    const nothing = { open: null, choices: {}, points: null, pointId: null };
    return { ...(await read(orderId)), ...nothing, isDone: true };
  }

  const sendForm = mutation(state, send);
  const sendChoice = mutation(state, send, { fields: [] });

  return {
    state,

    load: resource(
      state,
      async (orderId: string = state.orderId) => {
        state.orderId = orderId;
        return read(orderId);
      },
      { notFound: { offer: null }, onFailure: (error) => logger.log('critical', error.endpoint, error) },
    ),

    show: (open: AmendPart | null) => void Object.assign(state, { open, isDone: false, problem: null }),

    choose(lineId: string, choice: Partial<LineChoice>) {
      const { quantity = null, variantId = '' } = { ...state.choices[lineId], ...choice };
      state.choices[lineId] = { quantity, variantId };
    },

    choosePoint: (pointId: string) => void Object.assign(state, { pointId }),

    findPoints: mutation(state, async (search: string) => {
      const { points } = await fetchPoints(api, search, [...(state.offer?.point?.shippings ?? [])]);
      return { points: points.filter(({ disabled }) => !disabled) };
    }),

    /** The company of the visitor's last invoice, or an empty one. */
    suggestCompany: mutation(state, async () => ({ company: (await fetchCompany(api)).company })),

    saveGoods: () => sendChoice({ lines: changedLines(state.offer?.lines ?? [], state.choices) }),
    savePoint: () => sendChoice(state.pointId === null ? {} : { pointId: state.pointId }),

    /** Resolves to the server's field errors, empty on success; `null` when saving failed for another reason. */
    saveAddress: (shippingAddress: AddressFields) => outcome({ shippingAddress }),
    saveCompany: (invoice: InvoiceCompany) => outcome({ invoice }),
  };

  async function outcome(part: Parameters<typeof send>[0]) {
    const errors = await sendForm(part);
    return state.isDone || Object.keys(errors).length > 0 ? errors : null;
  }
}
createAmendStore.storeKey = 'account.amend';
