import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { CsrfField, FieldGrid, RadioCards, TextField } from '@odeta/ui/forms';
import type { FormEvent } from 'react';
import classes from '../forms/form.module.css';
import { FormProblems } from '../forms/form-problems.tsx';
import { AccountFields } from './account-fields.tsx';
import { GoodsChoice } from './goods-choice.tsx';
import { WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { StepTitle } from './step-title.tsx';
import { useWithdrawalForm } from './use-withdrawal-form.ts';
import { createWithdrawalStore } from './withdrawal.store.ts';

/** The first step: the customer and the withdrawn goods. Nothing is sent yet. */
export function WithdrawalForm() {
  const t = useTexts('help');
  const { state, prepare } = useStore(createWithdrawalStore);
  const { format } = useStorefront();
  const { problem } = useSnapshot(state);
  const { pathname } = useLocation();
  const { field, orderField, scope, needsAccount, choose, part, goods, setGoods, problems, attempt, submit } =
    useWithdrawalForm();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  const items = part.order?.items.filter(({ left }) => left > 0).length ?? 0;
  const refund = part.order?.refund ?? null;
  const cards = [
    {
      value: 'whole',
      title: t('withdrawal.whole'),
      details: items > 0 ? t('withdrawal.items', { count: items }) : t('withdrawal.whole-hint'),
      price: refund !== null && (
        <>
          <span className={text.spoken}>{t('withdrawal.refund')}</span> {format.price(refund)}
        </>
      ),
    },
    {
      value: 'part',
      title: t('withdrawal.part'),
      details: t(part.order ? 'withdrawal.choose' : 'withdrawal.part-hint'),
      price: null,
      opened: <GoodsChoice field={field('goods')} part={part} goods={goods} onChange={setGoods} />,
    },
  ];
  return (
    <form className={classes.form} method="post" action={pathname} noValidate onSubmit={handleSubmit} onFocus={prepare}>
      <CsrfField form={WITHDRAWAL_FORM} />
      <StepTitle id="withdrawal-form" number={1} title={t('withdrawal.step-form')} />
      <FormProblems problem={problem} problems={problems} attempt={attempt} />
      <FieldGrid>
        <TextField field={field('name')} label={t('withdrawal.name')} width="half" autoComplete="name" required />
        <TextField
          field={orderField}
          label={t('form.order-number')}
          help={t('withdrawal.order-help')}
          width="half"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField
          field={field('email')}
          label={t('withdrawal.email')}
          width="two-thirds"
          autoComplete="email"
          required
        />
      </FieldGrid>
      <p className={text.medium} aria-hidden="true">
        {t('withdrawal.scope')}
      </p>
      <RadioCards name="scope" legend={t('withdrawal.scope')} chosen={scope} onChoose={choose} cards={cards} />
      {needsAccount && <AccountFields field={field} isKnown={part.order !== null} />}
      <div className={classes.actions}>
        <Button type="submit" size="large">
          {t('withdrawal.check')}
        </Button>
        <span className={classes.fine}>{t('withdrawal.check-hint')}</span>
      </div>
      <StepTitle id="withdrawal-next" number={2} title={t('withdrawal.step-check')} waiting />
    </form>
  );
}
