import { needsCode, type ValidationPatterns } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { customerSchema, needsAddress, orderSchema } from '@odeta/validation';
import { useMemo } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import { chosenIn, createSavedMeansStore } from '../state/saved-means.store.ts';

/** The validation rules, which depend on the country, the customer and the choices. `isCompany`: the invoice has a company's address. */
export function useCheckoutRules(patterns: ValidationPatterns, isCompany: boolean) {
  const country = useStorefront().session.country.code;
  const { shipping, payment, agreements, customer, summary, shippingPayment, emailExceptions } = useSnapshot(
    useStore(createCheckoutStore).state,
  );
  const method = shippingPayment.find(({ key }) => key === shipping);
  const phoneRequired = method?.phoneRequired ?? false;
  const isPointNeeded = method?.map ?? false;
  const isContactOnly = !needsAddress(country, { group: method?.group, isCompany });
  const isStreetTypeKnownEmpty = customer?.isAuthorized === true && customer.streetType === '';
  const isHidden = isPaymentHidden({ payment, summary });
  const saved = useSnapshot(useStore(createSavedMeansStore).state);
  const isCodeNeeded = needsCode(payment) && chosenIn(saved, payment) === null;
  return useMemo(() => {
    const rules = { country, patterns, emailExceptions, phoneRequired, isStreetTypeKnownEmpty };
    return {
      phoneRequired,
      isContactOnly,
      person: customerSchema({ ...rules, isContactOnly }),
      withAddress: customerSchema(rules),
      schema: orderSchema({
        ...rules,
        isContactOnly,
        isPaymentHidden: isHidden,
        isCodeNeeded,
        isPointNeeded,
        agreements,
      }),
    };
  }, [
    country,
    patterns,
    emailExceptions,
    phoneRequired,
    isStreetTypeKnownEmpty,
    isContactOnly,
    isHidden,
    isCodeNeeded,
    isPointNeeded,
    agreements,
  ]);
}
