import { useTexts } from '@odeta/shared/i18n';
import { Link } from '@odeta/shared/router';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { Alert, text } from '@odeta/shared/ui';
import { createOrderStore } from './order.store.ts';
import classes from './order-panel.module.css';

/** Problems that are solved in the cart. */
const solvedInCart: ReadonlySet<string> = new Set(['sold-out', 'empty-cart']);

/** M7. Why the order was not placed, and the way out. */
export function OrderProblem() {
  const t = useTexts('checkout');
  const { problem } = useSnapshot(useStore(createOrderStore).state);
  return (
    <div role="alert" className={classes.place}>
      {problem && (
        <Alert type={problem.key === 'total-changed' ? 'warning' : 'error'}>
          {problem.key === null ? problem.text : t(`problems.${problem.key}`)}
          {problem.key !== null && solvedInCart.has(problem.key) && (
            <>
              {' '}
              <Link className={text.link} to="/cart">
                {t('to-cart')}
              </Link>
            </>
          )}
        </Alert>
      )}
    </div>
  );
}
