import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { SURE } from '../forms/second-press.ts';
import { useAddress } from '../forms/use-address.ts';
import classes from './order.module.css';
import { createOrderStore } from './order.store.ts';

const FORM = 'account.cancel-order';

/** Cancels the order after a confirmation in the same place. */
export function CancelOffer() {
  const t = useTexts('account');
  const store = useStore(createOrderStore);
  const address = useAddress();
  const posted = usePosted(FORM);
  const { order, isBusy, problem } = useSnapshot(store.state);
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress(posted.isPosted);
  const shown = problem ?? posted.alert;
  return (
    <section id="cancel" className={classes.box} aria-labelledby="cancel-title">
      <h2 id="cancel-title" className={text.size18}>
        {t('orders.cancel')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>
        {t(order?.paid ? 'orders.cancel-paid' : 'orders.cancel-text')}
      </p>
      <PostForm name={FORM} to={`${address}#cancel`} className={classes.actions}>
        {isAsked ? (
          <>
            <Button type="submit" name={SURE} value="yes" busy={isBusy} onClick={store.cancel}>
              {t('orders.cancel-yes')}
            </Button>
            <Button kind="text" type="submit" name={SURE} value="no" ref={leaveRef} onClick={leave}>
              {t('orders.cancel-no')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" type="submit" ref={askRef} onClick={ask}>
            {t('orders.cancel')}
          </Button>
        )}
      </PostForm>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
    </section>
  );
}
