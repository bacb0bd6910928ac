import copy from '@lucide/icons/icons/copy';
import { sharedWishlistUrl } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, Icon, layout, text } from '@odeta/ui';
import { copyText } from '@odeta/ui/copy-text';
import { Switch } from '@odeta/ui/forms';
import { Dialog } from '@odeta/ui/overlays';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect, useId, useRef, useState } from 'react';
import { createShareStore } from './share.store.ts';
import classes from './share-dialog.module.css';
import { createWishlistStore } from './wishlist.store.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Creates the link when it opens; the link can be ended. */
export function ShareDialog({ open, onClose }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createShareStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const { share } = useSnapshot(useStore(createWishlistStore).state);

  useEffect(() => {
    if (open) void store.set(true);
  }, [open, store]);

  return (
    <Dialog
      open={open}
      title={t('wishlist.share.title')}
      footer={<Button onClick={onClose}>{t('wishlist.share.done')}</Button>}
      onClose={onClose}
    >
      <div className={layout.stack}>
        <p className={classNames(text.size14, text.soft)}>{t('wishlist.share.text')}</p>
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`wishes.problems.${key}`)} />}
        </div>
        <ShareLink share={share} />
        <div>
          <Switch checked={share !== null} disabled={isBusy} onChange={(on) => void store.set(on)}>
            {t('wishlist.share.works')}
          </Switch>
          <p className={classNames(text.size13, text.faint)}>{t('wishlist.share.ended')}</p>
        </div>
      </div>
    </Dialog>
  );
}

function ShareLink({ share }: { share: string | null }) {
  const t = useTexts('catalog');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const link = share === null ? '' : `${globalThis.location.origin}${sharedWishlistUrl(share)}`;

  async function handleCopy() {
    const isCopied = await copyText(window, link);
    // So that the visitor can copy it with the keyboard.
    if (!isCopied) field.current?.focus();
    field.current?.select();
    setOutcome(isCopied ? 'copied' : 'not-copied');
  }

  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t('wishlist.share.link')}
      </label>
      <div className={classes.line}>
        <input
          ref={field}
          id={id}
          className={classes.field}
          readOnly
          value={link}
          placeholder={t('wishlist.share.none')}
        />
        <Button kind="secondary" disabled={share === null} onClick={handleCopy}>
          <Icon icon={outcome === 'copied' ? 'check' : copy} size={16} />
          {t('wishlist.share.copy')}
        </Button>
      </div>
      <p className={classes.outcome} role="status">
        {outcome && share !== null && t(`wishlist.share.${outcome}`)}
      </p>
    </div>
  );
}
