import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { createCartStore } from './cart.store.ts';
import classes from './removed-notice.module.css';

/**
 * Stands where the removed lines stood and takes the focus that their buttons had. It stays until the next removal: what is
 * gone after seconds is gone for those who need longer.
 */
export function RemovedNotice() {
  const t = useTexts('cart');
  const store = useStore(createCartStore);
  const { items = [], isSaved } = useSnapshot(store.state).removed ?? {};
  const count = items.length;

  return (
    <li className={classes.notice} tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
      {t(isSaved ? 'moved' : 'removed', { count, name: items[0]?.name })}
      <Button
        kind="text"
        onClick={(event) => {
          event.currentTarget.closest('ul')?.focus({ preventScroll: true });
          store.undo();
        }}
      >
        <Icon icon="undo-2" size={16} />
        {t('undo')}
      </Button>
    </li>
  );
}
