import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { RadioCards } from '@odeta/ui/forms';
import { chosenIn, createSavedMeansStore } from '../../state/saved-means.store.ts';
import { ConfirmPayer } from './confirm-payer.tsx';
import classes from './saved-means.module.css';

const OTHER = 'other';

/** The saved means of a payment, and the other way to pay. */
export function SavedMeans({ payment }: { payment: 'card' | 'blik' }) {
  const t = useTexts('checkout');
  const store = useStore(createSavedMeansStore);
  const saved = useSnapshot(store.state);
  const { means, needsConfirmation } = saved;
  const own = means.filter((one) => one.payment === payment);
  const chosen = chosenIn(saved, payment);
  const cards = own.map(({ id, label, validUntil }) => ({
    value: id,
    title: payment === 'card' ? t('saved.card', { label }) : t('saved.blik', { label }),
    details: validUntil && t('saved.until', { month: validUntil.slice(5), year: validUntil.slice(0, 4) }),
    price: null,
    opened: needsConfirmation ? <ConfirmPayer /> : undefined,
  }));
  const other = payment === 'card' ? t('saved.other-card') : t('saved.other-blik');

  return (
    <div className={classes.saved}>
      <RadioCards
        name="savedMeans"
        legend={t('saved.legend')}
        cards={[...cards, { value: OTHER, title: other, details: null, price: null }]}
        chosen={chosen ?? OTHER}
        onChoose={(id) => id !== null && store.choose(payment, id === OTHER ? null : id)}
      />
    </div>
  );
}
