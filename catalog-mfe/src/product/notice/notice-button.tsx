import bell from '@lucide/icons/icons/bell';
import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { useOnDemand } from '../../page/use-on-demand.ts';
import classes from './notice-button.module.css';
import { PlainNotice } from './plain-notice.tsx';

interface Props {
  product: Snapshot<Product>;
  color: string;
  size: string | null;
  /** With few words, for narrow places. */
  short?: boolean;
}

/** Replaces the button that buys for sold-out goods. */
export function NoticeButton({ short = false, ...props }: Props) {
  const t = useTexts('catalog');
  const dialog = useOnDemand(() => import(/* webpackChunkName: "stock-notice" */ './notice-dialog.tsx'));
  return (
    <>
      <div className={classes.dialog}>
        <Button size={short ? 'medium' : 'large'} wide={!short} aria-haspopup="dialog" onClick={dialog.open}>
          <Icon icon={bell} />
          {t(short ? 'notice.ask-short' : 'notice.ask')}
        </Button>
      </div>
      {!short && (
        <noscript>
          <PlainNotice {...props} />
        </noscript>
      )}
      {dialog.part && <dialog.part.NoticeDialog {...props} open={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
