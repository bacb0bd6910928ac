import { findOrderPage } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, text } from '@odeta/ui';
import type { Missing } from './confirm.store.ts';

export function NoOrder({ why }: { why: Missing }) {
  const t = useTexts('confirm');
  return (
    <EmptyState title={t(`${why}.title`)}>
      <p className={text.soft}>{t(`${why}.text`)}</p>
      <a className={buttonClass({})} href="/">
        {t('to-shop')}
      </a>
      {why !== 'not-placed' && (
        <a className={text.link} href={findOrderPage}>
          {t('find-order')}
        </a>
      )}
    </EmptyState>
  );
}
