import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { ErrorSummary, type FormProblem } from '@odeta/ui/forms';
import classes from './checkout.module.css';
import { LostCartAlert } from './lost-cart.tsx';
import { Notifications } from './notifications.tsx';
import { SpokenTotal } from './spoken-total.tsx';

interface Props {
  /** Defaults to the checkout's title. */
  title?: string;
  problems: readonly FormProblem[];
  /** Number of attempts to order with errors; before the first one no errors are listed. */
  attempt: number;
  /** Whether the shop's messages have been seen in a step before. */
  isBegun?: boolean;
}

export function OrderHead({ title, problems, attempt, isBegun = false }: Props) {
  const t = useTexts('checkout');
  return (
    <>
      <h1 className={classNames(text.title48, classes.title)}>{title ?? t('title')}</h1>
      {!isBegun && <Notifications />}
      <LostCartAlert />
      <SpokenTotal />
      <div className={classNames(attempt > 0 && problems.length > 0 && classes.missing)}>
        <ErrorSummary
          title={t('missing.title')}
          lead={t('missing.lead', { count: problems.length })}
          problems={attempt > 0 ? problems : []}
          attempt={attempt}
        />
      </div>
    </>
  );
}
