import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon } from '@odeta/ui';
import { takeFocusInPlace } from '@odeta/ui/take-focus';
import { createCartStore } from './cart.store.ts';
import classes from './removed-notice.module.css';

/**
 * Replaces the removed lines and takes the focus from their buttons. It stays until the next removal, because some visitors need more time
 * than a few seconds.
 */
export function RemovedNotice() {
  const t = useTexts('cart');
  const store = useStore(createCartStore);
  const { items = [], isSaved } = useSnapshot(store.state).removed ?? {};
  const count = items.length;

  return (
    <li className={classes.notice} tabIndex={-1} ref={takeFocusInPlace}>
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
