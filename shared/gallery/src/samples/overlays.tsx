import { Button } from '@odeta/ui';
import { Dialog, Sheet, Tooltip } from '@odeta/ui/overlays';
import { type ComponentProps, useState } from 'react';
import type { Texts } from '../entry.ts';

type DialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'closable' | 'size'>;

export function OpensDialog({ t, words, ...props }: DialogProps & { t: Texts; words: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <Dialog
        {...props}
        open={isOpen}
        onClose={close}
        footer={
          <>
            <Button kind="secondary" onClick={close}>
              {t('overlays.cancel')}
            </Button>
            <Button onClick={close}>{t('overlays.ok')}</Button>
          </>
        }
      >
        <p>{words}</p>
      </Dialog>
    </>
  );
}

export function OpensSheet({ t, from }: { t: Texts; from?: ComponentProps<typeof Sheet>['from'] }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('overlays.filter')}
      </Button>
      <Sheet
        open={isOpen}
        from={from}
        title={t('overlays.filter')}
        onClose={close}
        footer={
          <>
            <Button kind="secondary" onClick={close}>
              {t('overlays.cancel')}
            </Button>
            <Button onClick={close}>{t('overlays.show')}</Button>
          </>
        }
      >
        <p>{t('overlays.filters')}</p>
      </Sheet>
    </>
  );
}

export const Copies = ({ t }: { t: Texts }) => (
  <Tooltip words={t('overlays.copied')}>
    {(describedBy) => (
      <Button kind="secondary" aria-describedby={describedBy}>
        {t('overlays.copy')}
      </Button>
    )}
  </Tooltip>
);
