import { buyingPages } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { PostForm } from '@odeta/ui/forms/posted';
import { createCartStore } from './cart.store.ts';
import classes from './removed-notice.module.css';

/** After a removal without scripts: brings the lines back. */
export function TakenNotice() {
  const t = useTexts('cart');
  const { taken, removed, changes } = useSnapshot(useStore(createCartStore).state);
  if (!taken || removed || changes > 0) return null;
  return (
    <PostForm name="cart.undo" to={buyingPages.cart} className={classes.notice} withScripts>
      {t('taken')}
      {taken.map((entryId) => (
        <input key={entryId} type="hidden" name="entry" value={entryId} />
      ))}
      <Button kind="text" type="submit">
        <Icon icon="undo-2" size={16} />
        {t('undo')}
      </Button>
    </PostForm>
  );
}
