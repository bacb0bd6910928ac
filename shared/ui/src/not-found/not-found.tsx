import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, EmptyState, text } from '@odeta/ui';

/** O2. What does not exist, wherever it was asked for, in the shell's words. */
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
