import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './live-chat.module.css';
import { createLiveChatStore } from './live-chat.store.ts';
import { nextOpening } from './next-opening.ts';
import { OpeningHours } from './opening-hours.tsx';

/** Starts the chat when somebody is available; otherwise shows the hours and a way to check again. */
export function LiveChat({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const chat = useStore(createLiveChatStore);
  const storefront = useStorefront();
  const { status, hours, contactUrl, isPending } = useSnapshot(chat.state);
  const opening =
    status === 'unavailable' && open ? nextOpening(storefront.session.country, hours, nowOf(storefront)) : null;

  useEffect(() => {
    if (open) void chat.refresh();
  }, [open, chat]);

  async function handleStart() {
    if (await chat.begin()) onClose();
  }

  const footer =
    status === 'available' ? (
      <Button busy={isPending} onClick={handleStart}>
        {t('chat.start')}
      </Button>
    ) : (
      <Button kind="secondary" busy={isPending} onClick={() => chat.refresh()}>
        {t('chat.refresh')}
      </Button>
    );
  return (
    <Dialog open={open} title={t('chat.title')} footer={footer} onClose={onClose}>
      <p role="status" className={classes.status} data-status={status}>
        {t(`chat.${status}`)}
        {opening && ` ${t('chat.opens', { day: storefront.format.day(opening.day), time: opening.from })}`}
      </p>
      {status !== 'available' && contactUrl && (
        <p className={classes.write}>
          <a className={buttonClass({})} href={contactUrl}>
            {t('chat.write')}
          </a>
          <a className={text.link} href="/pomoc/">
            {t('chat.questions')}
          </a>
        </p>
      )}
      {hours.length > 0 && (
        <>
          <h3 className={text.medium}>{t('chat.hours')}</h3>
          <OpeningHours hours={hours} />
        </>
      )}
    </Dialog>
  );
}
