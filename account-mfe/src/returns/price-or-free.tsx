import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import classes from './return.module.css';

/** A price, or "free" for 0. */
export function Price({ amount }: { amount: number }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  return amount > 0 ? format.price(amount) : <span className={classes.free}>{t('returns.free')}</span>;
}
