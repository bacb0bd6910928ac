import share from '@lucide/icons/icons/share-2';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon } from '@odeta/ui';
import { useOnDemand } from '../page/use-on-demand.ts';

export function ShareButton() {
  const t = useTexts('catalog');
  const dialog = useOnDemand(() => import(/* webpackChunkName: "share-wishlist" */ './share-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" size="small" onClick={dialog.open}>
        <Icon icon={share} size={16} />
        {t('wishlist.share.open')}
      </Button>
      {dialog.part && <dialog.part.ShareDialog open={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
