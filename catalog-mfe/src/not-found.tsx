import { useTexts } from '@odeta/shared/i18n';
import { buttonClass, EmptyState, text } from '@odeta/shared/ui';

/** O2. A category or a product that does not exist, in the words of the shop's own page for it. */
export function NotFound() {
  const t = useTexts('shell');
  return (
    <EmptyState mark={<p className={text.title88}>404</p>} title={t('not-found.title')} quiet>
      <p className={text.soft}>{t('not-found.text')}</p>
      <a className={buttonClass({ kind: 'secondary' })} href="/">
        {t('not-found.home')}
      </a>
    </EmptyState>
  );
}
