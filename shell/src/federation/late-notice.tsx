import { useTexts } from '@odeta/storefront/i18n';
import { Alert } from '@odeta/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../document/cookies.ts';
import { FloatingPlace } from './floating-place.tsx';
import { PlainLink } from './plain-link.tsx';
import { useShown } from './remote-context.tsx';

/** Set for the visit when the visitor has closed it. */
const CLOSED = 'closed-late';

interface Props {
  /** The page is there as the server rendered it. */
  hasContent?: boolean;
  /** Milliseconds before it is shown. */
  after?: number;
}

/** Shown while a page is late, which is no failure. It goes by itself when the page is there. */
export function LateNotice({ hasContent = false, after = 0 }: Props) {
  const [isShown, setShown] = useState(false);

  // Also with 0: a live region that exists before its text is announced by every screen reader.
  useEffect(() => {
    const timer = setTimeout(() => setShown(readCookie(document, CLOSED) === null), after);
    return () => clearTimeout(timer);
  }, [after]);

  const close = () => {
    writeCookie(document, CLOSED, '1', { seconds: null });
    setShown(false);
  };
  return <div role="status">{isShown && <Words hasContent={hasContent} onClose={close} />}</div>;
}

function Words({ hasContent, onClose }: { hasContent: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);
  const loading = hasContent ? 'late.loading' : 'late.slow';
  const key = isOnline ? loading : 'late.offline';
  useShown();

  return (
    <FloatingPlace>
      <Alert type="info" floating onClose={onClose}>
        <strong>{t(`${key}.title`)}</strong> {t(`${key}.text`)} {isOnline && <PlainLink />}
      </Alert>
    </FloatingPlace>
  );
}

function followLine(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
