import { createPushStore } from '@odeta/device/push';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect } from 'react';
import classes from './confirm.module.css';

const texts = { unknown: 'text', off: 'text', on: 'on', denied: 'denied', unsupported: 'unsupported' } as const;

/**
 * Offers notifications about the order's parcels, of the browser or the app; the browser asks for permission only after the press. Nothing
 * is offered in an app without notifications.
 */
export function PushOffer() {
  const t = useTexts('confirm');
  const store = useStore(createPushStore);
  const { place, status, isBusy, problem } = useSnapshot(store.state);
  const isApp = place === 'app';

  useEffect(() => void store.check(), [store]);

  if (isApp && status !== 'off' && status !== 'on') return null;
  return (
    <section className={classNames(classes.offer, classes.onScreen)} aria-labelledby="push-offer">
      <div>
        <h2 id="push-offer" className={classNames(text.size14, text.medium)}>
          {t(isApp ? 'push.title-app' : 'push.title')}
        </h2>
        <p role="status" className={classNames(text.size14, text.soft)}>
          {t(isApp && status === 'on' ? 'push.on-app' : `push.${texts[status]}`)}
        </p>
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`push.problem-${key}`)} />}
        </div>
      </div>
      {(status === 'unknown' || status === 'off') && (
        <Button kind="secondary" busy={isBusy && status === 'off'} onClick={() => void store.turnOn('order')}>
          {t('push.turn-on')}
        </Button>
      )}
    </section>
  );
}
