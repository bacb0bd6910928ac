import share from '@lucide/icons/icons/share-2';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon } from '@odeta/ui';
import { useOnDemand } from '../page/use-on-demand.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "share-wishlist" */ './share-dialog.tsx').then((part) => part.ShareDialog);

export function ShareButton() {
  const t = useTexts('catalog');
  const { Loaded: ShareDialog, isOpen, open, close } = useOnDemand(loadDialog);
  return (
    <>
      <Button kind="secondary" size="small" onClick={open}>
        <Icon icon={share} size={16} />
        {t('wishlist.share.open')}
      </Button>
      {ShareDialog && <ShareDialog open={isOpen} onClose={close} />}
    </>
  );
}
