import { buyingPages, repeatedOrderPage } from '@odeta/contracts';
import { useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createBuyAgainStore } from './buy-again.store.ts';
import classes from './orders.module.css';

interface Props {
  orderId: string;
  /** The order's number, to distinguish the buttons of a list. */
  number: string;
  kind: 'secondary' | 'text';
}

/** Adds the goods to the cart, optionally continues to the checkout, and lists missing goods. */
export function BuyAgain({ orderId, number, kind }: Props) {
  const t = useTexts('account');
  const store = useStore(createBuyAgainStore);
  const { pending, problem } = useSnapshot(store.state);
  const follow = useFollow();
  const look = { kind, size: kind === 'text' ? 'small' : 'medium' } as const;
  const isPending = (isOrdered: boolean) => pending?.orderId === orderId && pending.isOrdered === isOrdered;

  return (
    <div className={classes.again}>
      <div className={classes.buttons}>
        <Button {...look} busy={isPending(false)} onClick={() => store.buyAgain(orderId)}>
          {t('orders.buy-again')}
          <span className={text.spoken}> {number}</span>
        </Button>
        <Button
          {...look}
          busy={isPending(true)}
          onClick={async () => {
            if (await store.buyAgain(orderId, true)) follow(repeatedOrderPage);
          }}
        >
          {t('orders.as-last-time')}
          <span className={text.spoken}> {number}</span>
        </Button>
      </div>
      <div role="status" className={classes.outcome}>
        <InCart orderId={orderId} />
      </div>
      <div role="alert">
        {problem?.orderId === orderId && (
          <ProblemAlert problem={problem.problem} texts={(key) => t(`forms.problem-${key}`)} />
        )}
      </div>
    </div>
  );
}

/** Confirms that the goods are in the cart, with links to the cart and the checkout. */
function InCart({ orderId }: { orderId: string }) {
  const t = useTexts('account');
  const { done } = useSnapshot(useStore(createBuyAgainStore).state);
  if (done?.orderId !== orderId) return null;
  return (
    <Alert type={done.missing.length > 0 ? 'warning' : 'success'}>
      {t('orders.in-cart')} {done.missing.length > 0 && `${t('orders.missing', { names: done.missing.join(', ') })} `}
      <a className={text.link} href={buyingPages.cart}>
        {t('orders.to-cart')}
      </a>{' '}
      <a className={text.link} href={repeatedOrderPage}>
        {t('orders.as-last-time')}
      </a>
    </Alert>
  );
}
