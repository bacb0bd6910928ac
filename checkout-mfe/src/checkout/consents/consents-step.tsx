import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { type Fold, Step } from '../steps/step.tsx';
import { ConsentBox } from './consent-box.tsx';
import classes from './consents-step.module.css';
import { RememberChoice } from './remember-choice.tsx';

interface Props {
  form: CheckoutForm;
  number: number;
  fold?: Fold | undefined;
}

export function ConsentsStep({ form, number, fold }: Props) {
  const t = useTexts('checkout');
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { consents, agree } = form;
  const asked = agreements.filter(({ active }) => active);
  // A consent to advertising is given for itself, never together with what an order needs (GDPR, article 7).
  const needed = asked.filter(({ required }) => required).map(({ type }) => type);
  const given = consents.filter((type) => needed.includes(type));
  const others = consents.filter((type) => !needed.includes(type));
  const areAll = given.length === needed.length;

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
      {asked.map((agreement) => (
        <ConsentBox key={agreement.type} agreement={agreement} form={form} />
      ))}
      <RememberChoice />
    </Step>
  );
}
