import type { DeliveryReturn } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { Loader } from '@odeta/ui/loader';
import { Dialog } from '@odeta/ui/overlays';
import { type ReactNode, useEffect } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './costs.module.css';
import { createCostsStore } from './costs.store.ts';

interface Props extends WindowProps {
  title: string;
  /** Renders the costs once they are loaded. */
  children: (costs: DeliveryReturn) => ReactNode;
}

export function CostsDialog({ open, onClose, title, children }: Props) {
  const t = useTexts('windows');
  const { state, load } = useStore(createCostsStore);
  const { status, costs } = useSnapshot(state);

  useEffect(() => {
    if (open) void load();
  }, [open, load]);

  return (
    <Dialog open={open} title={title} footer={<Button onClick={onClose}>OK</Button>} onClose={onClose}>
      {(status === 'idle' || status === 'loading') && <Loader label={t('costs.loading')} />}
      {status === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>{t('costs.failed')}</p>
          <Button kind="secondary" size="small" onClick={load}>
            {t('costs.retry')}
          </Button>
        </div>
      )}
      {costs && children(costs)}
    </Dialog>
  );
}
