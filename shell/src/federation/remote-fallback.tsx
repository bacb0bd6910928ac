import { useTexts } from '@odeta/shared/i18n';
import { Button } from '@odeta/shared/ui';
import { useEffect } from 'react';
import classes from './remote-fallback.module.css';

/** Shown in the area of a remote that cannot be had; tries again by itself when the connection is back. */
export function RemoteFallback({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('shell');

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className={classes.area} role="alert">
      <p className={classes.title}>{t('remote-fallback.title')}</p>
      <p>{t('remote-fallback.text')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('remote-fallback.retry')}
      </Button>
    </div>
  );
}
