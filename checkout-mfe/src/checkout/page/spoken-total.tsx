import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { createCheckoutStore } from '../state/checkout.store.ts';

/** Announces the total to screen readers after the server has answered a choice, also while the costs are folded. */
export function SpokenTotal() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { summary, changes, isSaving } = useSnapshot(useStore(createCheckoutStore).state);
  return (
    <p role="status" className={text.spoken}>
      {summary && changes > 0 && !isSaving && t('now', { total: format.price(summary.total) })}
    </p>
  );
}
