import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import classes from './order.module.css';
import { createOrderStore } from './order.store.ts';

/** Cancels the order after a confirmation in the same place. */
export function CancelOffer() {
  const t = useTexts('account');
  const store = useStore(createOrderStore);
  const { order, isBusy, problem } = useSnapshot(store.state);
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress();
  return (
    <section id="cancel" className={classes.box} aria-labelledby="cancel-title">
      <h2 id="cancel-title" className={text.size18}>
        {t('orders.cancel')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>
        {t(order?.paid ? 'orders.cancel-paid' : 'orders.cancel-text')}
      </p>
      <div className={classes.actions}>
        {isAsked ? (
          <>
            <Button busy={isBusy} onClick={store.cancel}>
              {t('orders.cancel-yes')}
            </Button>
            <Button kind="text" ref={leaveRef} onClick={leave}>
              {t('orders.cancel-no')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" ref={askRef} onClick={ask}>
            {t('orders.cancel')}
          </Button>
        )}
      </div>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
    </section>
  );
}
