import { type CheckoutInit, isCounted, needsCode } from '@odeta/contracts';
import { countPieces, SummaryList } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, keepTogether, text } from '@odeta/ui';
import { FieldError, FieldGrid, plainField, TextField } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { isPaymentHidden } from '../checkout/state/checkout-state.ts';
import classes from './plain.module.css';
import { createPlainStore } from './plain.store.ts';
import { plainAddress } from './plain-address.ts';
import { PlainInvoice } from './plain-invoice.tsx';
import { PlainProblem } from './plain-problem.tsx';
import { companyFields, invoiceField } from './posted-invoice.ts';

const FORM = 'checkout.order';

/** What is ordered, the costs, the consents, and the button, whose text the law requires. */
export function PlainOrder({ init }: { init: Snapshot<CheckoutInit> }) {
  const t = useTexts('checkout');
  const posted = usePosted(FORM);
  const { key } = useSnapshot(useStore(createPlainStore).state);
  const { summary, cartItems, discountCode, shippingPayment, shipping, payment } = init;
  const isCodeAsked = needsCode(payment) && !isPaymentHidden(init);
  const { code } = useStorefront().session.country;
  const items = cartItems.filter(isCounted);
  const asked = init.agreements.filter(({ active }) => active);
  return (
    <PostForm name={FORM} to={plainAddress('order')} className={classes.form} withScripts>
      <PlainProblem
        form={FORM}
        shown={[...asked.map(({ type }) => type), ...companyFields(code).map(invoiceField), 'blikCode']}
      />
      <h2 className={text.size22}>{t('summary')}</h2>
      <ul>
        {items.map(({ entryId, name, quantity }) => (
          <li key={entryId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <SummaryList
        unit="checkout"
        summary={summary}
        pieces={countPieces(items)}
        codeName={discountCode?.name}
        shippingName={shippingPayment.find((method) => method.key === shipping)?.name}
      />
      {isCodeAsked && (
        <FieldGrid>
          <TextField
            field={plainField(posted, 'blikCode')}
            label={t('blik.label')}
            help={t('blik.help')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </FieldGrid>
      )}
      <PlainInvoice posted={posted} />
      <h2 className={text.size22}>{t('consents.title')}</h2>
      {asked.map(({ type, text: html, subText, required }) => (
        <div key={type}>
          <label className={classes.choice}>
            <input
              type="checkbox"
              name={type}
              value="true"
              defaultChecked={posted.has(type)}
              required={required}
              aria-invalid={posted.error(type) !== null || undefined}
              aria-describedby={posted.error(type) === null ? undefined : `${type}-error`}
            />
            <span className={classes.words}>
              <span dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
              {!required && <span className={text.faint}> ({t('optional')})</span>}
              <span className={classes.details} dangerouslySetInnerHTML={{ __html: keepTogether(subText) }} />
            </span>
          </label>
          <FieldErrorOf name={type} error={posted.error(type)} />
        </div>
      ))}
      <input type="hidden" name="key" value={posted.value('key') ?? key} />
      <input type="hidden" name="total" value={summary.total} />
      <Button type="submit" size="large" wide>
        {t('order')}
      </Button>
      <p className={text.size12}>{t('legal')}</p>
      <a className={text.link} href={plainAddress('details')}>
        {t('change')}
      </a>
    </PostForm>
  );
}

const FieldErrorOf = ({ name, error }: { name: string; error: string | null }) =>
  error !== null && (
    <div role="alert">
      <FieldError id={`${name}-error`} message={error} />
    </div>
  );
