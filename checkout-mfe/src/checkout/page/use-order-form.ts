import type { ValidationPatterns } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { type FormStart, useCheckoutForm } from '../form/use-checkout-form.ts';
import { createInvoiceStore } from '../invoice/invoice.store.ts';

/** The form of the checkout, which asks for no address that the invoice has already. */
export function useOrderForm(patterns: ValidationPatterns, start: FormStart = {}) {
  const { isRequested: isCompany } = useSnapshot(useStore(createInvoiceStore).state);
  return useCheckoutForm(patterns, { ...start, isCompany });
}
