import { dateText } from '@odeta/contracts/dates';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { type PageLocation, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { CsrfField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import type { FormEvent } from 'react';
import { pageMeta } from '../account/page-meta.ts';
import { useAddress } from '../forms/use-address.ts';
import { FormErrors } from './form-errors.tsx';
import { GoodsStep } from './goods-step.tsx';
import { KindStep } from './kind-step.tsx';
import { MoneyStep } from './money-step.tsx';
import { NoteStep } from './note-step.tsx';
import { NothingToReturn } from './nothing-to-return.tsx';
import { RETURN_FORM } from './posted-return.ts';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';
import { ReturnPage } from './return-page.tsx';
import { ReturnSummary } from './return-summary.tsx';
import { WayStep } from './way-step.tsx';

export const load = ({ storeOf }: Storefront, { params, query }: PageLocation) =>
  storeOf(createReturnFormStore).load(params.orderId ?? '', query.get('line'));

export const meta = pageMeta('returns.new');

/** The form for returns, complaints and missing goods. */
export default function ReturnFormPage() {
  const t = useTexts('account');
  const { session } = useStorefront();
  const store = useStore(createReturnFormStore);
  const { status, offer } = useSnapshot(store.state);
  const order = offer && { id: offer.orderId, number: offer.orderNumber };
  const until = offer?.kinds.find(({ kind }) => kind === 'declaration')?.until;
  return (
    <ReturnPage status={status} title={t('returns.new')} order={order} onRetry={() => void store.load()}>
      {offer && offer.kinds.length === 0 && <NothingToReturn offer={offer} />}
      {offer && offer.kinds.length > 0 && (
        <>
          <div className={classes.title}>
            <h1 className={text.title48}>{t('returns.new')}</h1>
            <p className={text.soft}>
              {t('orders.titled', { number: inOneLine(offer.orderNumber) })}.{' '}
              {until && t('returns.until', { date: dateText(session.country, until) })}
            </p>
          </div>
          <Form />
        </>
      )}
    </ReturnPage>
  );
}

function Form() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, problem, key } = useSnapshot(store.state);
  const address = useAddress();

  function submit(event: FormEvent) {
    event.preventDefault();
    void store.send();
  }

  return (
    <form
      className={classNames(layout.columns, classes.form)}
      method="post"
      action={address}
      noValidate
      onSubmit={submit}
    >
      <div className={classes.steps}>
        <CsrfField form={RETURN_FORM} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="shown" value={fields.kind} />
        {fields.kind === '' &&
          fields.lines.map(({ lineId }) => <input key={lineId} type="hidden" name="line" value={lineId} />)}
        <FormErrors />
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
        </div>
        <KindStep />
        {fields.kind !== '' && (
          <>
            <GoodsStep />
            {fields.kind !== 'declaration' && <NoteStep />}
            <MoneyStep />
            {fields.kind !== 'non-delivery' && <WayStep />}
          </>
        )}
      </div>
      <ReturnSummary />
    </form>
  );
}
