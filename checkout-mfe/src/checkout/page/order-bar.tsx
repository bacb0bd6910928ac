import { isCounted } from '@odeta/contracts';
import { countPieces } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text, useIsLong } from '@odeta/ui';
import { createPlacingStore } from '../placing/placing.store.ts';
import { canOrder, isSending } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { LONG } from './long.ts';
import classes from './order-bar.module.css';
import { OrderProblem } from './order-problem.tsx';

interface Props {
  /** The steps in which something is missing. */
  missing: readonly string[];
  /** Whether the button ends the choice of a delivery. */
  isDelivery: boolean;
  /** Opens the next step; without it the button orders. */
  onContinue?: (() => void) | undefined;
  onOrder: () => void;
}

/** On phones: the sum, what is missing, and the button, always in sight. */
export function OrderBar({ missing, isDelivery, onContinue, onOrder }: Props) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { summary, cartItems } = useSnapshot(useStore(createCheckoutStore).state);
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const steps = missing.map((step) => t(`${step}.title`));
  const isLong = useIsLong(isSending(placing), LONG);
  if (!summary) return null;
  return (
    <section className={classes.bar} aria-label={t('bar.label')} data-bottom-bar="">
      <OrderProblem />
      <p role="status" className={`${classes.missing} ${text.size12}`}>
        {isLong ? t('ordering-long') : steps.length > 0 && t('bar.missing', { steps: steps.join(', ') })}
      </p>
      <div className={classes.line}>
        <p>
          <b className={classes.total} translate="no">
            {format.price(summary.total)}
          </b>
          <small className={`${classes.pieces} ${text.size12}`}>
            {t('bar.pieces', { count: countPieces(cartItems.filter(isCounted)) })}
          </small>
        </p>
        {onContinue ? (
          <Button wide onClick={onContinue}>
            {t(isDelivery ? 'bar.deliver-here' : 'bar.go-on')}
          </Button>
        ) : (
          <Button wide busy={!canOrder(placing)} onClick={onOrder}>
            {t(canOrder(placing) ? 'order' : 'ordering')}
          </Button>
        )}
      </div>
    </section>
  );
}
