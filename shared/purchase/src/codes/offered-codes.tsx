import type { OfferedCode } from '@odeta/contracts';
import { createAlertsStore, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { useEffect } from 'react';
import classes from './offered-codes.module.css';
import { createOfferedCodesStore } from './offered-codes.store.ts';
import { OFFERED_TEXTS } from './offered-texts.ts';

type Worth = Pick<OfferedCode, 'percent' | 'amount'>;

interface Props {
  unit: string;
  /** Anything that is different after each change of the cart. */
  version: unknown;
  /** Resolves as that of `CodeForm`. */
  onUse: (code: string) => Promise<string | null>;
}

/**
 * L2. A button for each code that the visitor may use now, and what is missing for the others. It has no field for an error, so that the error is an alert.
 */
export function OfferedCodes({ unit, version, onUse }: Props) {
  const t = useTexts(unit);
  const { format } = useStorefront();
  const store = useStore(createOfferedCodesStore);
  const own = useTexts(OFFERED_TEXTS);
  const { codes, near = [] } = useSnapshot(store.state);
  const { show } = useStore(createAlertsStore);

  // Each version of the cart has its own codes.
  useEffect(() => void store.load(), [store, version]);

  async function handleUse(code: string) {
    const problem = await onUse(code);
    if (problem) show({ type: 'error', message: problem, tag: 'discount-code' });
  }

  if (codes.length + near.length === 0) return null;
  const worth = ({ percent, amount }: Worth) =>
    percent === null ? own('amount', { price: format.price(amount ?? 0) }) : own('percent', { percent });
  return (
    <div className={classes.offered}>
      <h3 className={text.size14}>{t('purchase.discounts.for-you')}</h3>
      <ul>
        {codes.map(({ id, code, name, validUntil, saving = null, ...terms }, place) => (
          <li key={id} className={classes.code}>
            <span>
              <b className={text.medium}>{name}</b> {worth(terms)}
              {saving !== null && `, ${own('saves', { price: format.price(saving) })}`}
              {place === 0 && codes.length > 1 && saving !== null && ` (${own('best')})`}
              {validUntil !== null && (
                <span className={`${text.size13} ${text.faint}`}> {own('until', { day: format.day(validUntil) })}</span>
              )}
            </span>
            <Button kind="text" aria-label={own('use-named', { name })} onClick={() => void handleUse(code)}>
              {t('purchase.discounts.use')}
            </Button>
          </li>
        ))}
        {near.map(({ id, name, minOrder, missing, ...terms }) => (
          <li key={id} className={classes.code}>
            <span className={text.soft}>
              <b className={text.medium}>{name}</b> {worth(terms)}{' '}
              <span className={text.size13}>
                {own('near', { missing: format.price(missing), min: format.price(minOrder) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
