import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import type { FormProblem } from '@odeta/ui/forms';
import { addressFields, isPlaceField } from '@odeta/validation';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createInvoiceStore } from '../invoice/invoice.store.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { refusalOf } from '../placing/placing-machine.ts';
import type { Fold } from '../steps/step.tsx';
import { askingSteps, useDoneSteps } from './use-done-steps.ts';
import { useFocusLater } from './use-focus-later.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useStepLines } from './use-step-lines.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Where the customer is. Payment and consents are one stage. */
const stages = ['contact', 'delivery', 'payment'] as const;
type Stage = (typeof stages)[number];

/** The ids of the titles. */
const titles = { contact: 'step-2', delivery: 'step-3', payment: 'step-4' } as const;

interface Options {
  form: CheckoutForm;
  /** All errors in the order of the page, and the number of attempts to order with errors. */
  problems: readonly FormProblem[];
  attempt: number;
}

/**
 * On phones one step is open: done ones are a line, the next ones wait, and the button of the bar continues. A step with an error opens
 * again. On wide screens all steps are open.
 */
export function useFolding({ form, problems, attempt }: Options) {
  const isPhone = useIsPhone();
  const readDone = useDoneSteps(form, isPhone);
  const done = readDone();
  const lines = useStepLines(form);
  const valuesOf = useValues(form);
  const invoice = useStore(createInvoiceStore);
  const { fills } = form;
  const firstMissing = (except?: Stage, now = done): Stage =>
    stages.find((step) => step !== except && !now[step]) ?? 'payment';
  const [stage, setStage] = useState<Stage>(() => firstMissing());
  // Whether another step than the first one was opened.
  const [isBegun, setBegun] = useState(false);
  // Number of times that a guest has chosen what this device remembers.
  const [recalls, setRecalls] = useState(0);
  const { area, focus } = useFocusLater();
  const seen = useRef({ fills, recalls, attempt });

  useSuggestions(form, isPhone ? stage : null);

  function go(to: Stage, id: string = titles[to]) {
    setStage(to);
    setBegun(true);
    focus(id, titles[to]);
  }

  useEffect(() => {
    const [problem] = problems;
    const isTried = seen.current.attempt !== attempt;
    const isOther = seen.current.fills !== fills || seen.current.recalls !== recalls;
    if (!isPhone || !(isOther || (isTried && problem))) return;
    seen.current = { fills, recalls, attempt };
    // Either something is wrong, or the form was just filled with the data of a customer.
    if (isTried && problem) go(stageOf(problem.id, valuesOf), problem.id);
    else go(firstMissing(undefined, readDone()));
  });

  // The editor of a refused delivery address is in its step, and takes the focus itself.
  const { shippingAddress: refused } = refusalOf(useSnapshot(useStore(createPlacingStore).state).placing).forms;
  useEffect(() => {
    if (refused) setStage('delivery');
  }, [refused]);

  /** Resolves to the first value that is wrong. */
  async function findWrong(names: readonly string[]) {
    if (await form.validate(names)) return undefined;
    return names.find((name) => form.methods.getFieldState(name as 'email').invalid);
  }

  /** The company of the invoice is part of the contact. */
  async function findWrongOfCompany() {
    return (await invoice.validate()) === null ? `invoice-${invoice.state.invalid[0]}` : undefined;
  }

  async function openNext() {
    if (stage === 'payment') return;
    const wrong = (await findWrong(valuesOf[stage])) ?? (stage === 'contact' ? await findWrongOfCompany() : undefined);
    if (wrong) return focus(wrong, titles[stage]);
    const next = firstMissing(stage);
    if (next === 'payment') return go(next);
    // An earlier step is asked again for what only the chosen delivery needs, for example a telephone number.
    const isBefore = stages.indexOf(next) < stages.indexOf(stage);
    go(next, isBefore ? await findWrong(valuesOf[next]) : undefined);
  }

  function viewOf(step: Stage): Fold['view'] {
    if (step === stage) return 'open';
    if (done[step] && step !== 'payment') return 'folded';
    return stages.indexOf(step) < stages.indexOf(stage) ? 'open' : 'waiting';
  }

  function foldOf(step: Stage): Fold | undefined {
    if (!isPhone) return undefined;
    return {
      view: viewOf(step),
      line: step === 'payment' ? '' : lines[step],
      open: () => go(step),
      onEnd: step === stage ? () => void openNext() : undefined,
    };
  }

  /** Whether only payment and consents are left, so that the button orders. */
  const isLast = !isPhone || stage === 'payment';
  const bar = {
    missing: askingSteps.filter((step) => !done[step]),
    isDelivery: stage === 'delivery' && done.delivery,
    onContinue: isLast ? undefined : () => void openNext(),
  };
  return { isPhone, area, foldOf, isLast, isBegun: isPhone && isBegun, pass: () => setRecalls(recalls + 1), bar };
}

/** The values of the form that a stage asks for, by name. */
function useValues({ isContactOnly }: CheckoutForm) {
  const { shown } = addressFields[useStorefront().session.country.code];
  return {
    contact: ['email', ...shown.filter((name) => !isPlaceField(name))],
    delivery: ['shipping', 'shippingPoint', ...(isContactOnly ? [] : shown.filter(isPlaceField))],
  };
}

/** The stage of a control, by its id. */
function stageOf(id: string, { contact, delivery }: ReturnType<typeof useValues>): Stage {
  if (contact.includes(id) || id.startsWith('invoice')) return 'contact';
  return delivery.includes(id) || id === 'courierNote' ? 'delivery' : 'payment';
}
