import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon, text } from '@odeta/ui';
import { useEffect } from 'react';
import { useShown } from './remote-context.tsx';
import classes from './remote-fallback.module.css';

/** Shown in the area of a remote that cannot be loaded; retries when the connection is back. */
export function RemoteFallback({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('shell');
  useShown();

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className={classes.area} role="alert">
      <Icon icon="cloud-off" size={24} />
      <h1 className={text.size18}>{t('remote-fallback.title')}</h1>
      <p className={text.soft}>{t('remote-fallback.text')}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        <Icon icon="rotate-cw" size={16} />
        {t('remote-fallback.retry')}
      </Button>
    </div>
  );
}
