import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { Checkbox } from '@odeta/ui/forms';
import { useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import { type Fold, Step } from '../steps/step.tsx';
import { ConsentBox } from './consent-box.tsx';
import classes from './consents-step.module.css';
import { RememberChoice } from './remember-choice.tsx';

interface Props {
  form: CheckoutForm;
  number: number;
  fold?: Fold | undefined;
}

/** On phones what the order does not need is folded. */
export function ConsentsStep({ form, number, fold }: Props) {
  const t = useTexts('checkout');
  const { agreements, customer } = useSnapshot(useStore(createCheckoutStore).state);
  const { consents, agree } = form;
  const asked = agreements.filter(({ active }) => active);
  // A consent to advertising is given for itself, never together with what an order needs (GDPR, article 7).
  const needed = asked.filter(({ required }) => required).map(({ type }) => type);
  const given = consents.filter((type) => needed.includes(type));
  const others = consents.filter((type) => !needed.includes(type));
  const areAll = given.length === needed.length;

  const box = (agreement: (typeof asked)[number]) => (
    <ConsentBox key={agreement.type} agreement={agreement} form={form} />
  );
  const free = asked.filter(({ required }) => !required);
  const { isWanted } = useSnapshot(useStore(createRememberedStore).state);
  // What was ticked before a reload, or for an earlier order, is seen.
  const [isAnyGiven] = useState(others.length > 0);
  const [wasWanted] = useState(isWanted);
  const hasOptional = free.length > 0 || !(customer?.hasAccount || wasWanted);
  const optional = (
    <>
      {free.map(box)}
      {!(fold && wasWanted) && <RememberChoice />}
    </>
  );

  return (
    <Step number={number} title={t('consents.title')} fold={fold}>
      <div className={classes.all}>
        <Checkbox
          checked={areAll}
          mixed={given.length > 0 && !areAll}
          onChange={() => agree(areAll ? others : [...others, ...needed])}
        >
          <span className={text.medium}>{t('consents.all')}</span>
        </Checkbox>
      </div>
      {asked.filter(({ required }) => required).map(box)}
      {fold && wasWanted && <RememberChoice isShort />}
      {fold && hasOptional ? (
        <Accordion title={t('consents.optional')} open={isAnyGiven}>
          {optional}
        </Accordion>
      ) : (
        optional
      )}
    </Step>
  );
}
