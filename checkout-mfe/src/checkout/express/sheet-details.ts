import { type CheckoutInit, type DeliveryMethod, type LaterItems, needsWallet, type Summary } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { arrivalText, ownCost } from '../state/offered.ts';
import type { SheetDetails } from './sheet.ts';

interface Priced {
  summary: Pick<Summary, 'total' | 'shippingCost' | 'freeDelivery'> | null;
  shippingPayment: CheckoutInit['shippingPayment'];
  shipping: string | null;
  laterItems: LaterItems;
}

/** The deliveries that a sheet offers: to an address, and payable with a wallet. */
export const sheetMethods = (methods: readonly DeliveryMethod[]) =>
  methods.filter(
    ({ group, payments }) => group === 'address' && payments.some(({ key, disabled }) => needsWallet(key) && !disabled),
  );

/** The server's last answer in the format of the sheet. */
export function sheetDetails(
  { session, i18n, format }: Pick<Storefront, 'session' | 'i18n' | 'format'>,
  { summary, shippingPayment, shipping, laterItems }: Priced,
  error?: string,
): SheetDetails {
  const t: Translate = (key, values) => i18n.t(key, { ns: 'checkout', ...values });
  const amount = (value: number) => ({ currency: session.country.currency, value: value.toFixed(2) });
  const { total = 0, shippingCost = 0, freeDelivery = false } = summary ?? {};
  return {
    total: { label: 'Odeta', amount: amount(total) },
    displayItems: [
      { label: t('express.goods'), amount: amount(total - shippingCost) },
      { label: t('delivery.title'), amount: amount(shippingCost) },
    ],
    shippingOptions: error
      ? []
      : sheetMethods(shippingPayment).map((method) => ({
          id: method.key,
          label: [method.name, arrivalText(method, laterItems, { t, format })].filter(Boolean).join(', '),
          amount: amount(ownCost(method, freeDelivery)),
          selected: method.key === shipping,
        })),
    ...(error && { error }),
  };
}
