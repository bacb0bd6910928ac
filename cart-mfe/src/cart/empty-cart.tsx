import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, text } from '@odeta/ui';
import { EmptyRail } from '@odeta/ui/products';

export function EmptyCart() {
  const t = useTexts('cart');
  return (
    <EmptyRail>
      <EmptyState title={t('empty.title')}>
        <p className={text.soft}>{t('empty.text')}</p>
        <a className={buttonClass({})} href="/">
          {t('empty.shop')}
        </a>
      </EmptyState>
    </EmptyRail>
  );
}
