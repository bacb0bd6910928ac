import { buyingPages } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { buttonClass, EmptyState, text } from '@odeta/ui';

const reasons = ['used', 'expired', 'sold-out', 'busy'];

/** Why a partner's link does not open the checkout, and how to continue. */
export function PreparedLinkPage() {
  const t = useTexts('checkout');
  const why = new URLSearchParams(useLocation().search).get('why') ?? '';
  const reason = reasons.includes(why) ? why : 'unusable';
  return (
    <EmptyState title={t(`link.${reason}`)}>
      <p className={text.soft}>{t(reason === 'busy' ? 'link.again' : 'link.text')}</p>
      <a className={buttonClass({})} href={buyingPages.cart}>
        {t('link.cart')}
      </a>
    </EmptyState>
  );
}
