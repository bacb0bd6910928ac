import { buyingPages } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, text } from '@odeta/ui';

/** A5. Who comes for his account learns where he can log in and what he can do meanwhile. */
export function AccountPage() {
  const t = useTexts('help');
  return (
    <EmptyState title={t('account.title')}>
      <p className={text.soft}>{t('account.text')}</p>
      <a className={buttonClass({})} href={buyingPages.cart}>
        {t('account.cart')}
      </a>
      <a className={text.link} href="/pomoc/">
        {t('account.help')}
      </a>
    </EmptyState>
  );
}
