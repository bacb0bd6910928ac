import { type CustomerFields, WALLET, type WalletOffer } from '@odeta/contracts';
import { findWallet } from '@odeta/purchase/wallets';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { normalizePostCode } from '@odeta/validation';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createDemoStore } from './demo/demo.store.ts';
import { openSheet, type SheetAddress, type SheetDetails, type SheetRequestClass } from './sheet.ts';
import { sheetDetails, sheetMethods } from './sheet-details.ts';
import { fieldsOfSheet } from './sheet-fields.ts';

/** The customer's data from the sheet, as an order needs it. `total` is the one that the sheet showed. */
export interface ExpressOrder extends ExpressBuyer {
  walletToken: string;
  total: number;
}

interface ExpressBuyer {
  /** From the sheet or from the account. */
  fields: CustomerFields;
  /** Whether the fields come from the sheet. */
  isOwn: boolean;
  /** Errors when the server refused the sheet's address as an address of the account. */
  refused: { fieldErrors: Record<string, string> } | null;
}

/** A whole order in a wallet's sheet: address, delivery and payment. */
export function createExpressStore(storefront: Storefront) {
  const { session, storeOf } = storefront;
  const checkout = storeOf(createCheckoutStore);
  const state = proxy({ isOpen: false });
  const choice = createSheetChoice(storefront);

  const requestClassOf = ({ isDemonstration }: WalletOffer) =>
    isDemonstration ? storeOf(createDemoStore).Request : (globalThis.PaymentRequest as unknown as SheetRequestClass);

  /** An account keeps its billing address; the sheet's address is a delivery address for this order only. */
  async function buyerOf(fields: CustomerFields): Promise<ExpressBuyer> {
    const { customer } = checkout.state;
    if (!customer?.hasAccount) return { fields, isOwn: true, refused: null };
    if (customer.street === '') return { fields: { ...fields, email: customer.email }, isOwn: true, refused: null };
    const { email: _, birthday: __, ...address } = fields;
    const fieldErrors = await checkout.createAddress(address, false);
    const isRefused = fieldErrors === null || Object.keys(fieldErrors).length > 0;
    const refused = isRefused ? { fieldErrors: fieldErrors ?? {} } : null;
    return { fields: customerFieldsOf(customer), isOwn: false, refused };
  }

  return {
    state,

    find: (offers: readonly WalletOffer[]) => findWallet(offers, session.country.currency),

    /** Browsers only open a sheet shortly after a click. */
    mayOpen: () => globalThis.navigator.userActivation?.isActive ?? true,

    /** Resolves to `null` when the customer closes the sheet; the former choices are then restored. */
    async pay(): Promise<ExpressOrder | null> {
      const { wallet, shipping, payment } = checkout.state;
      if (!wallet || state.isOpen) return null;
      state.isOpen = true;
      try {
        const sheet = { offer: { ...wallet }, known: choice.details(), first: choice.begin() };
        const answer = await openSheet(requestClassOf(wallet), sheet, choice);
        if (!answer) {
          await choice.restore({ shipping, payment });
          return null;
        }
        const buyer = await buyerOf(fieldsOfSheet(session.country.code, answer));
        return { ...buyer, walletToken: answer.token, total: checkout.state.summary?.total ?? 0 };
      } finally {
        state.isOpen = false;
      }
    },
  };
}
createExpressStore.storeKey = 'checkout.express';

/** Choices in the sheet are made in the cart, because the server calculates the costs and knows where the shop delivers. */
function createSheetChoice(storefront: Storefront) {
  const { session, storeOf, i18n } = storefront;
  const country = session.country.code;
  const checkout = storeOf(createCheckoutStore);
  const place: { address: SheetAddress } = { address: {} };
  const details = (error?: string) => sheetDetails(storefront, checkout.state, error);
  const text = (key: string) => i18n.t(key, { ns: 'checkout' });

  async function send(shipping: string | null): Promise<SheetDetails> {
    const { country: named, postalCode = '' } = place.address;
    if (named && named.toUpperCase() !== country.toUpperCase()) return details(text('express.other-country'));
    await checkout.chooseShipping(shipping, normalizePostCode(country, postalCode));
    return details(checkout.state.isPostCodeRefused ? text('delivery.post-code-refused') : undefined);
  }

  return {
    details,

    /** The sheet's address replaces a chosen one, and the sheet's first delivery replaces one that it does not offer. */
    async begin(): Promise<SheetDetails> {
      const { shippingPayment, customer, shippingAddressId, shipping } = checkout.state;
      const methods = sheetMethods(shippingPayment);
      const postCode = customer?.postCode ?? '';
      if (shippingAddressId !== null) await checkout.chooseAddress(null, postCode);
      const isOffered = methods.some(({ key }) => key === shipping);
      if (!isOffered) await checkout.chooseShipping(methods[0]?.key ?? null, postCode);
      await checkout.choosePayment(WALLET);
      return details();
    },

    onAddress(address: SheetAddress) {
      place.address = address;
      return send(checkout.state.shipping);
    },

    onOption: (id: string) => send(id),

    async restore({ shipping, payment }: { shipping: string | null; payment: string | null }) {
      if (checkout.state.shipping !== shipping)
        await checkout.chooseShipping(shipping, checkout.state.customer?.postCode ?? '');
      await checkout.choosePayment(payment);
    },
  };
}
