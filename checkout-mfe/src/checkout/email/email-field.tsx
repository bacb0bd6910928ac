import { ProblemAlert } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { FieldGrid, TextField } from '@odeta/ui/forms';
import { type FormEvent, useEffect, useRef } from 'react';
import { createAccountStore } from '../customer/account.store.ts';
import type { OrderForm } from '../order/use-order-form.ts';
import classes from './email-step.module.css';

interface Props {
  order: OrderForm;
  /** Whether to go on from here; otherwise what follows stands below. */
  isAsked: boolean;
}

/** K6. The e-mail; whether it has an account is known when it is left. */
export function EmailField({ order, isAsked }: Props) {
  const t = useTexts('checkout');
  const account = useStore(createAccountStore);
  const { isBusy, problem, asked, step } = useSnapshot(account.state);
  const place = useRef<HTMLFormElement>(null);
  const { form, email, isEmailRight } = order;
  const exists = asked?.email === email && asked.exist;
  const binding = order.field('email');

  // Opened by hand, or by what the server refused.
  useEffect(() => {
    if (step === 'email') form.setFocus('email');
  }, [form, step]);

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !(await form.trigger('email'))) return form.setFocus('email');
    await account.goOn(form.getValues('email').trim());
    if (account.state.step === 'known') focusNextStep(place.current);
  }

  return (
    <form ref={place} className={classes.field} noValidate onSubmit={goOn}>
      <div role="alert">
        {isAsked && problem && <ProblemAlert problem={problem} texts={(key) => t(`email.problem-${key}`)} />}
      </div>
      <FieldGrid>
        <TextField
          field={{
            ...binding,
            isRight: isEmailRight && binding.error === null,
            onBlur: async (event) => {
              await binding.onBlur(event);
              if (isEmailRight) await account.ask(form.getValues('email'));
            },
          }}
          label={t('fields.email')}
          help={exists && isAsked ? t('email.exists') : t('email.help')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          readOnly={!isAsked && step === 'password'}
          width="full"
          required
        />
      </FieldGrid>
      {isAsked && (
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('email.go-on')}
        </Button>
      )}
    </form>
  );
}

/** The step is folded under the buyer's hand: he goes on at the first field of the next one, unless he is there already. */
function focusNextStep(place: HTMLElement | null) {
  const step = place?.closest('section');
  const document = place?.ownerDocument;
  if (!step || !document || (document.activeElement !== document.body && !step.contains(document.activeElement)))
    return;
  step.nextElementSibling?.querySelector<HTMLElement>('input, select')?.focus();
}
