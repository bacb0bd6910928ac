import { useStore } from '@odeta/storefront';
import { useLayoutEffect } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';

/** Suggests a delivery or a payment when the step that asks for it opens. */
export function useSuggestions({ customer }: CheckoutForm, step: 'contact' | 'delivery' | 'payment' | null) {
  const suggestions = useStore(createSuggestionStore);
  // Before the step is painted, so that the suggestion is there from the beginning.
  useLayoutEffect(() => {
    if (step === 'delivery') void suggestions.suggestPoint(customer().postCode);
    if (step === 'payment') void suggestions.suggestPayment();
  }, [step, suggestions]);
}
