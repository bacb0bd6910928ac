import { useTexts } from '@odeta/shared/i18n';
import { classNames, layout, Skeleton, text } from '@odeta/shared/ui';
import classes from './checkout.module.css';
import { Step } from './step.tsx';

/** What the server renders, and what stands while the order is on its way: the steps to come. */
export function CheckoutSkeleton() {
  const t = useTexts('checkout');
  return (
    <div className={layout.wrap} aria-busy="true">
      <div className={classes.columns}>
        <div>
          <h1 className={classNames(text.title48, classes.title)}>{t('title')}</h1>
          {['email', 'address', 'delivery', 'payment', 'consents'].map((step, index) => (
            <Step key={step} number={index + 1} title={t(`${step}.title`)} />
          ))}
        </div>
        <Skeleton className={classes.panelBox} />
      </div>
    </div>
  );
}
