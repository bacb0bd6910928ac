import { type AddressFields, BILLING_ADDRESS, type ShippingAddress } from '@odeta/contracts';
import { StoredTextSchema, visitStorage } from '@odeta/device/storage';
import { type ApiClient, ApiError } from '@odeta/storefront';
import { fieldErrorsOf } from '@odeta/storefront/actions';
import { changeBookAddress, removeBookAddress } from './address-book.ts';
import { sendAddressChoice, sendNewAddress } from './checkout.api.ts';
import type { Choices } from './checkout-state.ts';

/** K1: addresses that are shown at most. */
const SHOWN = 3;

type Where = Pick<Choices, 'shippingAddress' | 'shippingAddressId'>;

interface Deps {
  api: ApiClient;
  state: Choices & { problemAt: unknown };
  change(change: {
    name: string;
    show?: () => void;
    ask: (known: Choices) => Promise<Partial<Choices>>;
  }): Promise<boolean>;
}

/** Chooses where the parcel goes: to the billing address or to another one. */
export function createAddressChoice({ api, state, change }: Deps) {
  /** The address that was last chosen with a delivery. */
  const lastFor = (shipping: string | null) => visitStorage(`checkout.address.${shipping ?? ''}`, StoredTextSchema);

  const choose = (id: string | null, billingPostCode: string) => {
    const { shipping } = state;
    lastFor(shipping).keep(id ?? BILLING_ADDRESS);
    return change({
      name: 'address',
      show: () => Object.assign(state, { shippingAddressId: id, problemAt: 'shipping' }),
      async ask() {
        const shippingPostcode = postCodeOf({ ...state, shippingAddressId: id }) ?? billingPostCode;
        const answer = await sendAddressChoice(api, { shippingAddressId: id, shipping, shippingPostcode });
        const { shippingAddressId, postcode, summary } = answer;
        return { shippingAddressId, summary, isPostCodeRefused: !postcode };
      },
    });
  };

  /** Resolves to the errors of the fields, or to `null` when the request failed. */
  async function save(ask: (known: Choices) => Promise<Partial<Choices>>): Promise<Record<string, string> | null> {
    let errors: Record<string, string> = {};
    const isDone = await change({
      name: 'new-address',
      show: () => Object.assign(state, { problemAt: 'shipping' }),
      ask: (known) =>
        ask(known).catch((error) => {
          if (!(error instanceof ApiError) || error.code !== 'validation') throw error;
          errors = fieldErrorsOf(error);
          return {};
        }),
    });
    return isDone ? errors : null;
  }

  return {
    /** Choosing the chosen address again returns to the billing address. */
    chooseAddress: (id: string | null, billingPostCode: string) =>
      choose(id === state.shippingAddressId || id === BILLING_ADDRESS ? null : id, billingPostCode),

    /** Chooses the address that was last used with this delivery, if it still exists. */
    async recallAddress(billingPostCode: string) {
      const last = lastFor(state.shipping).read();
      const id = last === BILLING_ADDRESS ? null : last;
      const isThere = last !== null && (id === null || state.shippingAddress.some((address) => address.id === id));
      if (isThere && id !== state.shippingAddressId) await choose(id, billingPostCode);
    },

    createAddress: (fields: AddressFields, keep: boolean) =>
      save(async () => {
        const answer = await sendNewAddress(api, { ...fields, shipping: state.shipping, keep });
        const { postcode, ...chosen } = answer;
        lastFor(state.shipping).keep(answer.shippingAddressId ?? BILLING_ADDRESS);
        return { ...chosen, isPostCodeRefused: !postcode };
      }),

    /** Changes the chosen address in the address book. */
    changeAddress: (id: string, fields: AddressFields) =>
      save((known) => changeBookAddress(api, known, { id, ...fields })),

    /** Removes the chosen address from the address book; the order goes to the billing address then. */
    removeAddress: (id: string, billingPostCode: string) =>
      change({
        name: 'address',
        show: () => Object.assign(state, { problemAt: 'shipping' }),
        async ask(known) {
          lastFor(state.shipping).keep(BILLING_ADDRESS);
          return removeBookAddress(api, known, { id, billingPostCode });
        },
      }),
  };
}

/** K1: the address for this order only (id 0) comes first, then the newest ones. */
export const shownAddresses = (addresses: readonly ShippingAddress[]): ShippingAddress[] =>
  addresses
    .toSorted((one, other) => Number(other.id === '0') - Number(one.id === '0') || Number(other.id) - Number(one.id))
    .slice(0, SHOWN);

/** The part of the checkout's answer that is needed here. */
export const chosenAddress = ({ shippingAddress, shippingAddressId }: Where) => ({
  shippingAddress,
  shippingAddressId,
});

/** Post code of the chosen address; `undefined` for the billing address. */
export const postCodeOf = ({ shippingAddress, shippingAddressId }: Where) =>
  shippingAddress.find(({ id }) => id === shippingAddressId)?.postCode;
