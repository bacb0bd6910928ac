import type { activateNewsletter, BodyOf } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { Loader } from '@odeta/ui/loader';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect, useState } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import { CopyCode } from '../strip/copy-code.tsx';
import classes from './activation.module.css';
import { createActivationStore } from './activation.store.ts';

/** Activates the subscription from the link in the e-mail, and shows the reward. */
export function Activation({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  // From when the window opened: closing it removes the token from the address.
  const [token] = useState(() => new URLSearchParams(location.search).get('newsletter') ?? '');
  const { state, activate } = useStore(createActivationStore);
  const { status, activated, refusal } = useSnapshot(state);

  useEffect(() => void activate(token), [activate, token]);

  function handleClose() {
    history.replaceState(history.state, '', location.pathname);
    onClose();
  }

  const footer =
    status === 'failed' && refusal === null ? (
      <Button onClick={() => activate(token)}>{t('costs.retry')}</Button>
    ) : (
      <Button onClick={handleClose}>{t('newsletter.go-on')}</Button>
    );
  return (
    <Dialog
      open={open}
      backCloses={false}
      title={t('newsletter.activation-title')}
      footer={footer}
      onClose={handleClose}
    >
      {(status === 'idle' || status === 'loading') && <Loader label={t('costs.loading')} />}
      {status === 'failed' && <p role="alert">{refusal ?? t('newsletter.activation-failed')}</p>}
      {activated && <Reward {...activated} />}
    </Dialog>
  );
}

function Reward({ code, reward }: Snapshot<BodyOf<typeof activateNewsletter>>) {
  const t = useTexts('windows');
  const { format } = useStorefront();
  const parameters = { percent: reward.percent, price: format.price(reward.freeDeliveryFrom) };
  return (
    <div className={classes.reward} role="status">
      <p>{t('newsletter.active')}</p>
      {code ? (
        <>
          <p>{t('newsletter.reward', parameters)}</p>
          <CopyCode code={code} />
        </>
      ) : (
        <p>{t('newsletter.reward-used')}</p>
      )}
    </div>
  );
}
