import { Button } from '@odeta/shared/ui';
import { Dialog, Sheet } from '@odeta/shared/ui/overlays';
import { type ComponentProps, useState } from 'react';
import type { Entry, Texts } from '../entry.ts';

/** What stands before the page. */
export const overlays: readonly Entry[] = [
  {
    name: 'Dialog',
    door: '@odeta/shared/ui/overlays',
    cases: {
      medium: (t) => <OpensDialog t={t} title={t('overlays.fees')} words={t('overlays.fees-text')} />,
      'medium, must be answered': (t) => (
        <OpensDialog t={t} title={t('overlays.consent')} words={t('overlays.consent-text')} closable={false} />
      ),
      wide: (t) => <OpensDialog t={t} title={t('overlays.sizes')} words={t('overlays.fees-text')} size="wide" />,
      'as big as the screen': (t) => (
        <OpensDialog t={t} title={t('overlays.pictures')} words={t('overlays.fees-text')} size="screen" />
      ),
    },
  },
  {
    name: 'Sheet',
    door: '@odeta/shared/ui/overlays',
    cases: {
      'from the end': (t) => <OpensSheet t={t} />,
      'from the start': (t) => <OpensSheet t={t} from="start" />,
      'from the bottom': (t) => <OpensSheet t={t} from="bottom" />,
    },
  },
];

type DialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'closable' | 'size'>;

function OpensDialog({ t, words, ...props }: DialogProps & { t: Texts; words: string }) {
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

function OpensSheet({ t, from }: { t: Texts; from?: ComponentProps<typeof Sheet>['from'] }) {
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
