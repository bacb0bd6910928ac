import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './live-chat.module.css';
import { createLiveChatStore } from './live-chat.store.ts';
import { OpeningHours } from './opening-hours.tsx';

/** Starts the chat when somebody is available; otherwise shows the hours and a way to check again. */
export function LiveChat({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const chat = useStore(createLiveChatStore);
  const { status, hours, contactUrl, isPending } = useSnapshot(chat.state);

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
      </p>
      {status !== 'available' && contactUrl && (
        <p className={classes.write}>
          <a className={text.link} href={contactUrl}>
            {t('chat.write')}
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
