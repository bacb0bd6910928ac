import { activateNewsletter, type BodyOf } from '@odeta/contracts';
import { ApiError, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { Loader } from '@odeta/ui/loader';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect, useState } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import { CopyCode } from '../strip/copy-code.tsx';
import classes from './activation.module.css';

type Outcome =
  | { step: 'sending' }
  | { step: 'active'; body: BodyOf<typeof activateNewsletter> }
  /** `null` without a message of the server: the visitor can try again. */
  | { step: 'failed'; words: string | null };

/** Activates the subscription from the link in the e-mail, and shows the reward. */
export function Activation({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const { outcome, ask } = useActivation();

  function handleClose() {
    history.replaceState(history.state, '', location.pathname);
    onClose();
  }

  const again = outcome.step === 'failed' && outcome.words === null;
  const footer = again ? (
    <Button onClick={ask}>{t('costs.retry')}</Button>
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
      {outcome.step === 'sending' && <Loader label={t('costs.loading')} />}
      {outcome.step === 'failed' && <p role="alert">{outcome.words ?? t('newsletter.activation-failed')}</p>}
      {outcome.step === 'active' && <Reward {...outcome.body} />}
    </Dialog>
  );
}

function Reward({ code, reward }: BodyOf<typeof activateNewsletter>) {
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

function useActivation() {
  // The token from when the window opened: closing it removes it from the address.
  const [token] = useState(() => new URLSearchParams(location.search).get('newsletter') ?? '');
  const { api, logger } = useStorefront();
  const [outcome, setOutcome] = useState<Outcome>({ step: 'sending' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    api.send(activateNewsletter, { token }, { suppressMessages: true }).then(
      (body) => setOutcome({ step: 'active', body }),
      (error) => {
        const isFinal = error instanceof ApiError && error.code === 'unknown-link';
        if (!isFinal) logger.log('error', activateNewsletter.path, error);
        setOutcome({ step: 'failed', words: isFinal ? (error.messages[0]?.message ?? '') : null });
      },
    );
  }, [attempt, token, api, logger]);

  function ask() {
    setOutcome({ step: 'sending' });
    setAttempt(attempt + 1);
  }

  return { outcome, ask };
}
