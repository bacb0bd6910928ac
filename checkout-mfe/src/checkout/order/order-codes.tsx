import type { DiscountControlProps } from '@odeta/purchase';
import { CodeForm, UsedCodes } from '@odeta/purchase/on-demand';
import { createAlertsStore, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { createCheckoutStore } from '../checkout.store.ts';
import { removeCode, takeCode } from './discounts.ts';
import classes from './order-codes.module.css';

export function Used(props: DiscountControlProps) {
  const { parts } = useStore(createCheckoutStore);
  return <UsedCodes {...props} onRemove={(voucherId) => removeCode(parts, voucherId)} />;
}

/** A form for a code, and a button for each of the customer's own codes. */
export function Form({ unit }: DiscountControlProps) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { state, parts } = useStore(createCheckoutStore);
  const { userCodes, discountCode } = useSnapshot(state).discounts;
  const { show } = useStore(createAlertsStore);
  const own = userCodes.codes.filter(({ id }) => id !== discountCode?.id);

  /** A typed code has a field for its error; a button has none, so that the error is an alert. */
  async function takeOwn(code: string) {
    const problem = await takeCode(parts, code);
    if (problem) show({ type: 'error', message: problem, tag: 'discount-code' });
  }

  return (
    <>
      <CodeForm unit={unit} onUse={(code) => takeCode(parts, code)} />
      {own.length > 0 && (
        <div className={classes.own}>
          <h3 className={text.size14}>{t('codes.own')}</h3>
          <ul>
            {own.map(({ id, code, name, percent, amount, validUntil }) => (
              <li key={id} className={classes.code}>
                <span>
                  <b className={text.medium}>{name}</b>{' '}
                  {percent === null
                    ? t('codes.amount', { price: format.price(amount ?? 0) })
                    : t('codes.percent', { percent })}
                  {validUntil !== null && (
                    <span className={`${text.size13} ${text.faint}`}>
                      {' '}
                      {t('codes.until', { day: format.day(validUntil) })}
                    </span>
                  )}
                </span>
                <Button kind="text" aria-label={t('codes.use-named', { name })} onClick={() => takeOwn(code)}>
                  {t('purchase.discounts.use')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
