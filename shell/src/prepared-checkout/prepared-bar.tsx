import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { useRoomFor } from '../consent/use-room-for.ts';
import { createPreparedStore } from './prepared.store.ts';
import classes from './prepared-bar.module.css';

/** Shows whose cart is being bought, and a link back to the partner. */
export function PreparedBar() {
  const store = useStore(createPreparedStore);
  const { checkout } = useSnapshot(store.state);
  useEffect(() => void store.follow(), [store]);
  return checkout && <Bar host={new URL(checkout.origin).host} isPlaced={checkout.state === 'placed'} />;
}

function Bar({ host, isPlaced }: { host: string; isPlaced: boolean }) {
  const t = useTexts('prepared');
  const store = useStore(createPreparedStore);
  const { isCodeRefused } = useSnapshot(store.state);
  const bar = useRef<HTMLElement>(null);
  useRoomFor(bar);
  return (
    <aside ref={bar} className={classes.bar} aria-label={t('label')}>
      <div className={classes.line}>
        <p role="status">
          {t(isPlaced ? 'placed' : 'text', { host })}
          {isCodeRefused && !isPlaced && ` ${t('code-refused')}`}
        </p>
        <Button kind="secondary" onClick={() => void store.leave()}>
          {t('back', { host })}
        </Button>
      </div>
    </aside>
  );
}
