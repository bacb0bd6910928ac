import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { FieldGrid, RadioCards, TextField } from '@odeta/ui/forms';
import { boundField } from './bound-field.ts';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';
import { Step } from './step.tsx';

/** Choice of the refund method. */
export function MoneyStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { offer, fields, errors } = useSnapshot(store.state);
  const about = fields.kind === 'complaint' || fields.kind === 'non-delivery' ? 'money-once-accepted' : 'money-about';
  // Directive (EU) 2019/771, article 13: money only comes back where neither a repair nor a replacement is possible.
  const isMended = fields.kind === 'complaint' && (fields.remedy === 'repair' || fields.remedy === 'replacement');
  const cards = (offer?.refundMethods ?? []).map(({ method, name }) => ({
    value: method,
    title: t(`returns.money.${method}`, { name }),
    details: t(`returns.${about}.${method}`),
    price:
      method === 'voucher' && fields.kind === 'declaration' ? (
        <span className={classes.free}>{t('returns.no-fee')}</span>
      ) : null,
    ...(method === 'bank-account' && { opened: <Account /> }),
  }));
  return (
    <Step id="return-money" number={3} title={t('returns.money-title')}>
      {isMended && <p className={text.soft}>{t('returns.money-otherwise')}</p>}
      <RadioCards
        name="refundMethod"
        legend={t('returns.money-title')}
        cards={cards}
        chosen={fields.refundMethod || null}
        error={errors.refundMethod ?? null}
        onChoose={(method) => void store.choose('refundMethod', method ?? '')}
      />
    </Step>
  );
}

function Account() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, errors } = useSnapshot(store.state);
  const field = (name: 'bankAccount' | 'holder') =>
    boundField(name, errors[name], {
      onChange: (value) => store.type(name, value),
      onLeave: () => store.leave(name),
    });
  return (
    <FieldGrid>
      <TextField
        field={field('bankAccount')}
        label="IBAN"
        defaultValue={fields.bankAccount}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        field={field('holder')}
        label={t('returns.holder')}
        defaultValue={fields.holder}
        autoComplete="name"
        required
      />
    </FieldGrid>
  );
}
