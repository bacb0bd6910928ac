import bell from '@lucide/icons/icons/bell';
import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import classes from './notice-button.module.css';
import { PlainNotice } from './plain-notice.tsx';
import { type NoticeDialogState, useNoticeDialog } from './use-notice-dialog.ts';

interface Props {
  product: Snapshot<Product>;
  color: string;
  size: string | null;
  /** With few words, for narrow places. */
  short?: boolean;
  /** Of a dialog that is rendered elsewhere, because a form cannot contain its form. */
  dialog?: NoticeDialogState;
}

/** Replaces the button that buys for sold-out goods. */
export function NoticeButton({ short = false, dialog: given, ...props }: Props) {
  const t = useTexts('catalog');
  const own = useNoticeDialog();
  const dialog = given ?? own;
  return (
    <>
      <div className={classes.dialog}>
        <Button size={short ? 'medium' : 'large'} wide={!short} aria-haspopup="dialog" onClick={dialog.open}>
          <Icon icon={bell} />
          {t(short ? 'notice.ask-short' : 'notice.ask')}
        </Button>
      </div>
      {!short && !given && (
        <noscript>
          <PlainNotice {...props} />
        </noscript>
      )}
      {own.part && <own.part.NoticeDialog {...props} open={own.isOpen} onClose={own.close} />}
    </>
  );
}
