import { type CheckoutInit, isCounted } from '@odeta/contracts';
import { countPieces, SummaryList } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, keepTogether, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import classes from './plain.module.css';
import { createPlainStore } from './plain.store.ts';
import { plainAddress } from './plain-address.ts';
import { PlainProblem } from './plain-problem.tsx';

const FORM = 'checkout.order';

/** What is ordered, the costs, the consents, and the button, whose text the law requires. */
export function PlainOrder({ init }: { init: Snapshot<CheckoutInit> }) {
  const t = useTexts('checkout');
  const posted = usePosted(FORM);
  const { key } = useSnapshot(useStore(createPlainStore).state);
  const { summary, cartItems, discountCode, shippingPayment, shipping } = init;
  const items = cartItems.filter(isCounted);
  const asked = init.agreements.filter(({ active }) => active);
  return (
    <PostForm name={FORM} to={plainAddress('order')} className={classes.form} withScripts>
      <PlainProblem form={FORM} shown={asked.map(({ type }) => type)} />
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
