import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Button, Icon } from '@odeta/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FloatingPlace } from './floating-place.tsx';
import { PlainLink } from './plain-link.tsx';
import { useShown } from './remote-context.tsx';
import classes from './remote-notice.module.css';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown with a page that is only as the server rendered it, because its remote is broken. */
export function RemoteNotice({ isTrying, onRetry }: Props) {
  const t = useTexts('shell');
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  useShown();

  // A live region that exists before its text is announced by every screen reader.
  useEffect(() => setThere(true), []);

  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      // The button disappears when the page has loaded: the focus moves to the page.
      if (notice?.contains(document.activeElement)) notice.closest('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <FloatingPlace>
      <Alert type="warning" floating>
        <div ref={place} className={classes.notice}>
          <p role="status" className={classes.words}>
            {isThere && t('remote-fallback.static')}
          </p>
          <PlainLink />
          <Button kind="secondary" size="small" busy={isTrying} onClick={() => onRetry()}>
            <Icon icon="rotate-cw" size={16} />
            {t('remote-fallback.retry')}
          </Button>
        </div>
      </Alert>
    </FloatingPlace>
  );
}
