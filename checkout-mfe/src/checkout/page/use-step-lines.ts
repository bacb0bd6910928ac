import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { contactOf, nameLine, phoneText } from '@odeta/validation';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { arrivalText, ownCost } from '../state/offered.ts';
import { useDestination } from './use-destination.ts';

/** What was entered and chosen in a step, in one line. */
export function useStepLines(form: CheckoutForm) {
  const t = useTexts('checkout');
  const ofInterface = useTexts('shell');
  const { format, session } = useStorefront();
  const { shippingPayment, shipping, laterItems, summary } = useSnapshot(useStore(createCheckoutStore).state);
  const { code } = session.country;
  const method = shippingPayment.find(({ key }) => key === shipping);
  const cost = method && ownCost(method, summary?.freeDelivery ?? false);
  const destination = useDestination(form, method?.map ?? false);
  const entered = contactOf(form.customer());
  const name = nameLine(code, entered);
  const line = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
  // A point by its name; an address without the name of the customer, which the line above has.
  const where = method?.map ? destination.slice(0, 1) : [method?.name, ...destination.filter((part) => part !== name)];

  return {
    contact: line(name, phoneText(code, entered.mobilePhone), form.email),
    delivery: line(
      ...where,
      method && arrivalText(method, laterItems, { t, format }),
      cost !== undefined && (cost === 0 ? ofInterface('ui.price.free') : format.price(cost)),
    ),
  };
}
