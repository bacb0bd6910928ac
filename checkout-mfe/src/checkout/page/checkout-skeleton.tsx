import { PLAIN_CHECKOUT } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, layout, Skeleton, text } from '@odeta/ui';
import { WithoutScripts } from '@odeta/ui/forms/posted';
import { WaitingSteps } from '../payment/waiting-steps.tsx';
import { Step } from '../steps/step.tsx';
import classes from './checkout.module.css';
import folded from './folded-order.module.css';
import { Notifications } from './notifications.tsx';

/**
 * Rendered by the server, and shown until the order is loaded: only the first step is open, as for somebody who is not known yet. On phones the
 * order is a line. The place of the express payment is kept in browsers that may have a wallet, unless the page offers none.
 */
export function CheckoutSkeleton({ hasExpress }: { hasExpress: boolean }) {
  const t = useTexts('checkout');
  return (
    <div className={layout.wrap} aria-busy="true">
      <WithoutScripts page={PLAIN_CHECKOUT} />
      <div className={folded.order}>
        <div className={folded.head} />
      </div>
      <div className={classNames(layout.columns, classes.columns)}>
        <div>
          <h1 className={classNames(text.title48, classes.title)}>{t('title')}</h1>
          <Notifications />
          {hasExpress && <Skeleton className={classNames(classes.expressLine, classes.expressPlace)} />}
          <Step number={1} title={t('email.title')}>
            <Skeleton className={classes.firstStep} />
          </Step>
          <WaitingSteps withoutPayment={false} />
        </div>
        <Skeleton className={classes.panelBox} />
      </div>
    </div>
  );
}
