import { buyingPages } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { createPlacingStore } from '../placing/placing.store.ts';
import { refusalOf } from '../placing/placing-machine.ts';
import { LostCart } from './lost-cart.tsx';
import classes from './order-panel.module.css';

/** Problems that are solved in the cart. */
const solvedInCart: ReadonlySet<string> = new Set(['sold-out', 'all-sold-out']);

/** Why the order was not placed, and how to continue. */
export function OrderProblem() {
  const t = useTexts('checkout');
  const store = useStore(createPlacingStore);
  const { problem, isTotalChanged, soldOut } = refusalOf(useSnapshot(store.state).placing);
  return (
    <div role="alert" tabIndex={-1} className={classes.place}>
      {problem && (
        <Alert type={isTotalChanged ? 'warning' : 'error'}>
          {problem.key === null ? problem.text : t(`problems.${problem.key}`)}
          {problem.key !== null && solvedInCart.has(problem.key) && (
            <>
              {' '}
              <Link className={text.link} to={buyingPages.cart}>
                {t('to-cart')}
              </Link>
            </>
          )}
          {problem.key === 'empty-cart' && <LostCart />}
          {soldOut.length > 0 && (
            <Button
              kind="text"
              onClick={(event) => {
                // The click removes the problem and therefore this button, which has the focus.
                event.currentTarget.closest<HTMLElement>('[role=alert]')?.focus({ preventScroll: true });
                store.removeSoldOut();
              }}
            >
              {t('without-sold-out')}
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
