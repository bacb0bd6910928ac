import { buyingPages } from '@odeta/contracts';
import type { PageMeta, Storefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { buttonClass, EmptyState, text } from '@odeta/ui';

export const meta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('document-title', { ns: 'checkout' }),
  robots: 'noindex',
});

const reasons = ['used', 'expired', 'sold-out', 'busy'];

/** Why a partner's link does not open the checkout, and how to continue. */
export default function PreparedLinkPage() {
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
