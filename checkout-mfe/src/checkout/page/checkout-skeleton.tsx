import { PLAIN_CHECKOUT } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, layout, Skeleton, text } from '@odeta/ui';
import { WithoutScripts } from '@odeta/ui/forms/posted';
import { Step } from '../steps/step.tsx';
import classes from './checkout.module.css';

const steps = [
  { name: 'email', size: classes.shortStep },
  { name: 'contact', size: classes.addressStep },
  { name: 'delivery', size: classes.choiceStep },
  { name: 'payment', size: classes.choiceStep },
  { name: 'consents', size: classes.choiceStep },
];

/** Rendered by the server, and shown until the order is loaded. */
export function CheckoutSkeleton() {
  const t = useTexts('checkout');
  return (
    <div className={layout.wrap} aria-busy="true">
      <WithoutScripts page={PLAIN_CHECKOUT} />
      <div className={classNames(layout.columns, classes.columns)}>
        <div>
          <h1 className={classNames(text.title48, classes.title)}>{t('title')}</h1>
          {steps.map(({ name, size }, index) => (
            <Step key={name} number={index + 1} title={t(`${name}.title`)}>
              <Skeleton className={size} />
            </Step>
          ))}
        </div>
        <Skeleton className={classes.panelBox} />
      </div>
    </div>
  );
}
