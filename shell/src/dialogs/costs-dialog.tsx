import type { DeliveryReturn } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { Loader } from '@odeta/ui/loader';
import { Dialog } from '@odeta/ui/overlays';
import type { ReactNode } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './costs.module.css';
import { useDeliveryReturn } from './use-delivery-return.ts';

interface Props extends WindowProps {
  title: string;
  /** Renders the costs once they are loaded. */
  children: (costs: DeliveryReturn) => ReactNode;
}

export function CostsDialog({ open, onClose, title, children }: Props) {
  const t = useTexts('windows');
  const { loaded, retry } = useDeliveryReturn(open);
  return (
    <Dialog open={open} title={title} footer={<Button onClick={onClose}>OK</Button>} onClose={onClose}>
      {loaded.status === 'loading' && <Loader label={t('costs.loading')} />}
      {loaded.status === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>{t('costs.failed')}</p>
          <Button kind="secondary" size="small" onClick={retry}>
            {t('costs.retry')}
          </Button>
        </div>
      )}
      {loaded.status === 'ready' && children(loaded.costs)}
    </Dialog>
  );
}
