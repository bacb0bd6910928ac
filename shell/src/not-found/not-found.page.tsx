import { useTexts } from '@odeta/shared/i18n';
import { buttonClass, EmptyState, text } from '@odeta/shared/ui';
import { useEffect } from 'react';
import { useShown } from '../federation/remote-context.tsx';

/** O2, P19. */
export function NotFoundPage() {
  const t = useTexts('shell');
  const title = t('not-found.title');
  useShown();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <EmptyState mark={<p className={text.title88}>404</p>} title={title} quiet>
      <p className={text.soft}>{t('not-found.text')}</p>
      <a className={buttonClass({ kind: 'secondary' })} href="/">
        {t('not-found.home')}
      </a>
    </EmptyState>
  );
}
