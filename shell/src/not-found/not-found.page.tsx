import { useTexts } from '@odeta/shared/i18n';
import { buttonClass } from '@odeta/shared/ui';
import { useEffect } from 'react';
import classes from './not-found.module.css';

/** O2, P19. */
export function NotFoundPage() {
  const t = useTexts('shell');
  const title = t('not-found.title');

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p>{t('not-found.text')}</p>
      <a className={buttonClass({})} href="/">
        {t('not-found.home')}
      </a>
    </div>
  );
}
