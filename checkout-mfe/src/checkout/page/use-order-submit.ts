import { createTypedCodeStore, useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useRef, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createInvoiceStore } from '../invoice/invoice.store.ts';
import { usePaymentFailure } from '../payment/use-payment-failure.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { refusalOf } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createCourierNoteStore } from '../state/courier-note.store.ts';
import { createSavedMeansStore } from '../state/saved-means.store.ts';

/** Sends the order when it is complete. `attempt` counts the attempts with errors. */
export function useOrderSubmit({ methods, customer, code, consents, showErrors }: CheckoutForm) {
  const placing = useStore(createPlacingStore);
  const checkout = useStore(createCheckoutStore);
  const invoice = useStore(createInvoiceStore);
  const note = useStore(createCourierNoteStore);
  const saved = useStore(createSavedMeansStore);
  const typedCode = useStore(createTypedCodeStore);
  const follow = useFollow();
  const paymentArea = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  usePaymentFailure(paymentArea);

  const count = () => setAttempt((attempts) => attempts + 1);

  /** Also shows the errors of the company. */
  function showAllErrors() {
    void invoice.validate();
    count();
  }

  const hasErrors = (fieldErrors: object) =>
    Object.keys(fieldErrors).length > 0 || invoice.state.invalid.length > 0 || checkout.state.isPostCodeRefused;

  /** The company of the invoice; `null` if something beside the form is wrong. */
  async function findCompany() {
    const company = await invoice.validate();
    return note.isTooLong() || saved.isUnconfirmed() ? null : company;
  }

  async function send() {
    const seen = totalOf(checkout.state);
    const seenDelivery = checkout.state.summary?.shippingCost ?? 0;
    if (!(await typedCode.settle())) return undefined;
    const company = await findCompany();
    if (company === null) return count();
    // A choice that is being saved is included if it does not make the order more expensive than what the customer saw.
    if (checkout.state.isSaving) await checkout.settled();
    const total = totalOf(checkout.state);
    if (total > seen) return placing.refuseTotal(seenDelivery);
    const outcome = await placing.place({
      fields: customer(),
      consents: [...consents],
      total,
      seenTotal: seen,
      invoice: company,
      blikCode: code.value(),
    });
    if (outcome === null) return undefined;
    if ('redirect' in outcome) return follow(outcome.redirect);
    showErrors(outcome.fieldErrors);
    invoice.showErrors({ ...refusalOf(placing.state.placing).forms.invoice });
    if (hasErrors(outcome.fieldErrors)) count();
    return undefined;
  }

  return { attempt, paymentArea, submit: methods.handleSubmit(send, showAllErrors) };
}

const totalOf = ({ summary }: { summary: { total: number } | null }) => summary?.total ?? 0;
