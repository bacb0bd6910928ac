import { buyingPages } from '@odeta/contracts';
import { ProblemAlert } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { createBuyAgainStore } from './buy-again.store.ts';
import classes from './orders.module.css';

interface Props {
  orderId: string;
  /** Of the order: a list has many of these buttons. */
  number: string;
  kind: 'secondary' | 'text';
}

/** P5. One press puts the goods into the cart; what of them is missing is said. */
export function BuyAgain({ orderId, number, kind }: Props) {
  const t = useTexts('account');
  const store = useStore(createBuyAgainStore);
  const { asking, done, problem } = useSnapshot(store.state);
  const isDone = done?.orderId === orderId;
  return (
    <div className={classes.again}>
      <Button
        kind={kind}
        size={kind === 'text' ? 'small' : 'medium'}
        busy={asking === orderId}
        onClick={() => store.buyAgain(orderId)}
      >
        {t('orders.buy-again')}
        <span className={text.spoken}> {number}</span>
      </Button>
      <div role="status" className={classes.said}>
        {isDone && (
          <Alert type={done.missing.length > 0 ? 'warning' : 'success'}>
            {t('orders.in-cart')}{' '}
            {done.missing.length > 0 && `${t('orders.missing', { names: done.missing.join(', ') })} `}
            <a className={text.link} href={buyingPages.cart}>
              {t('orders.to-cart')}
            </a>
          </Alert>
        )}
      </div>
      <div role="alert">
        {problem?.orderId === orderId && (
          <ProblemAlert problem={problem.problem} texts={(key) => t(`forms.problem-${key}`)} />
        )}
      </div>
    </div>
  );
}
