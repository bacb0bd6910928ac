import type { OwnOrder } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import type { FieldBinding } from '@odeta/ui/forms';
import { withdrawalSchema } from '@odeta/validation';
import { useEffect, useState } from 'react';
import { useStoredForm } from '../forms/use-stored-form.ts';
import { WITHDRAWAL_FORM } from './posted-withdrawal.ts';
import { useOwnPart } from './use-own-part.ts';
import { createWithdrawalStore } from './withdrawal.store.ts';
import { noFields, type WithdrawalFields } from './withdrawal-fields.ts';

const noOrder = { orderNumber: '', goods: '' };

/** The form of the first step, filled with stored input, data of the visit's order, and field errors of the server. */
export function useWithdrawalForm() {
  const t = useTexts('help');
  const withdrawal = useStore(createWithdrawalStore);
  const { own, refused } = useSnapshot(withdrawal.state);
  const { session } = useStorefront();
  const [schema] = useState(() => withdrawalSchema(session.country.code));
  const { form, field, refuse, errors, attempt, countAttempt } = useStoredForm<WithdrawalFields>({
    schema,
    empty: noFields,
    texts: t,
    read: withdrawal.readDraft,
    keep: withdrawal.keepDraft,
    form: WITHDRAWAL_FORM,
  });

  const isAsked = new URLSearchParams(useLocation().search).has('order');

  useEffect(() => {
    if (!own) return;
    // Stored input may be about another order than the one whose page led here.
    if (isAsked && form.getValues('orderNumber') !== own.number) form.reset({ ...form.getValues(), ...noOrder });
    for (const [name, value] of Object.entries(filledFrom(own)) as [keyof WithdrawalFields, string][]) {
      if (form.getValues(name) !== '') continue;
      form.setValue(name, value);
      // The form may have been submitted before the order was loaded.
      form.clearErrors(name);
    }
  }, [own]);

  useEffect(() => {
    for (const [name, message] of Object.entries(refused)) refuse(name as keyof WithdrawalFields, message);
    if (Object.keys(refused).length > 0) countAttempt();
  }, [refused]);

  const numberField = field('orderNumber');
  const orderField: FieldBinding = {
    ...numberField,
    async onBlur(event) {
      await numberField.onBlur(event);
      const number = await withdrawal.findOrder(form.getValues('orderNumber'));
      if (number !== null) form.setValue('orderNumber', number);
    },
  };

  const { orderNumber, goods } = form.watch();
  const part = useOwnPart({ orderNumber, goods });

  useEffect(() => {
    // Goods in the customer's own words have no sum.
    void withdrawal.quote(part.order && part.other.length === 0 ? part.chosen : []);
  }, [part.order?.number, goods]);

  const needsAccount = part.order === null || part.order.needsBankAccount;

  const labels: Record<string, string> = {
    name: t('withdrawal.name'),
    orderNumber: t('form.order-number'),
    email: t('withdrawal.email'),
    goods: t('withdrawal.goods'),
    bankAccount: 'IBAN',
    holder: t('withdrawal.holder'),
  };

  return {
    form,
    field,
    orderField,
    attempt,
    scope: form.watch('scope'),
    needsAccount,
    part,
    goods,
    setGoods(value: string) {
      form.setValue('goods', value);
      if (value !== '') form.clearErrors('goods');
    },
    /** Ignores `null`, because one of the two is always chosen. */
    choose: (scope: string | null) => scope !== null && form.setValue('scope', scope),
    problems: Object.entries(labels)
      .filter(([name]) => errors[name])
      .map(([id, label]) => ({ id, label })),
    submit: form.handleSubmit((fields) => withdrawal.check(fields, part), countAttempt),
  };
}

const filledFrom = ({ number, email, name }: Pick<OwnOrder, 'number' | 'email' | 'name'>) => ({
  orderNumber: number,
  email,
  name,
});
