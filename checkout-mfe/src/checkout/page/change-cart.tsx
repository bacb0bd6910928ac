import { buyingPages } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { classNames, text } from '@odeta/ui';
import classes from './order-panel.module.css';

export function ChangeCart() {
  const t = useTexts('checkout');
  return (
    <Link
      className={classNames(classes.change, text.size13, text.link)}
      to={buyingPages.cart}
      aria-label={t('change-cart')}
    >
      {t('change')}
    </Link>
  );
}
