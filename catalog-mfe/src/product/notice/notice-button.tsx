import bell from '@lucide/icons/icons/bell';
import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import type { ComponentType } from 'react';
import { useOnDemand } from '../../page/use-on-demand.ts';
import type { NoticeDialogProps } from './notice-dialog.tsx';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "stock-notice" */ './notice-dialog.tsx')).NoticeDialog;

interface Props {
  product: Snapshot<Product>;
  color: string;
  size: string | null;
}

/** Replaces the button that buys for sold-out goods. */
export function NoticeButton(props: Props) {
  const t = useTexts('catalog');
  const { Loaded: NoticeDialog, isOpen, open, close } = useOnDemand<ComponentType<NoticeDialogProps>>(loadDialog);
  return (
    <>
      <Button size="large" wide aria-haspopup="dialog" onClick={open}>
        <Icon icon={bell} />
        {t('notice.ask')}
      </Button>
      {NoticeDialog && <NoticeDialog {...props} open={isOpen} onClose={close} />}
    </>
  );
}
