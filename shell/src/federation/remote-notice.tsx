import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon, text } from '@odeta/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShown } from './remote-context.tsx';
import classes from './remote-notice.module.css';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown with a page that is only as the server rendered it. Retries when the connection is back. */
export function RemoteNotice({ isTrying, onRetry }: Props) {
  const t = useTexts('shell');
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  useShown();

  useEffect(() => {
    // A live region that exists before its text is announced by every screen reader.
    setThere(true);
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      // The button disappears when the page has loaded: the focus moves to the page.
      if (notice?.contains(document.activeElement)) notice.closest('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={place} className={classes.place}>
      <div className={classes.notice}>
        <p role="status" className={text.size14}>
          {isThere && t('remote-fallback.static')}
        </p>
        <Button kind="secondary" size="small" busy={isTrying} onClick={onRetry}>
          <Icon icon="rotate-cw" size={16} />
          {t('remote-fallback.retry')}
        </Button>
      </div>
    </div>
  );
}
