import { needsCode } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { CsrfField, FieldGrid, RadioCards, TextField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { codeDigits, isInstantCode } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import { createPayAgainStore } from './pay-again.store.ts';
import classes from './pay-again-form.module.css';
import { usePayTexts } from './use-pay-texts.ts';

export interface PayAgain {
  readonly methods: readonly { readonly key: string; readonly name: string }[];
}

interface Props {
  orderId: string;
  payAgain: PayAgain;
  total: string;
}

/** The payment methods, the code if one needs it, and the button. */
export function PayAgainForm({ orderId, payAgain: { methods }, total }: Props) {
  const t = usePayTexts();
  const store = useStore(createPayAgainStore);
  const { isBusy, problem, codeError } = useSnapshot(store.state);
  const [payment, setPayment] = useState(methods[0]?.key ?? '');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const isWrong = needsCode(payment) && !isInstantCode(code);
    setMissing(isWrong);
    if (isWrong) return document.getElementById(CODE)?.focus();
    void store.pay(orderId, payment, needsCode(payment) ? codeDigits(code) : '');
  }

  const codeField = {
    id: CODE,
    name: CODE,
    ref: () => {},
    isValid: false,
    onBlur: async () => {},
    error: isMissing ? t('pay.code-missing') : codeError,
    onChange: ({ target }: { target: { value: string } }) => setCode(target.value),
  };
  const codeInput = (
    <FieldGrid>
      <TextField
        field={codeField}
        label={t('pay.code')}
        help={t('pay.code-help')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FieldGrid>
  );

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <CsrfField />
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`pay.problem-${key}`)} />}</div>
      {methods.length > 1 ? (
        <RadioCards
          name="payment"
          legend={t('pay.method')}
          cards={methods.map(({ key, name }) => ({
            value: key,
            title: name,
            details: null,
            price: null,
            opened: needsCode(key) ? codeInput : undefined,
          }))}
          chosen={payment}
          onChoose={(chosen) => setPayment(chosen ?? payment)}
        />
      ) : (
        needsCode(payment) && codeInput
      )}
      <Button type="submit" size="large" busy={isBusy}>
        {t('pay.submit', { total })}
      </Button>
    </form>
  );
}

const CODE = 'blikCode';
