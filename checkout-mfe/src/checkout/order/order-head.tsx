import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { ErrorSummary, type FormProblem } from '@odeta/ui/forms';
import classes from '../checkout.module.css';
import { Notifications } from '../notifications.tsx';

interface Props {
  /** Of the page; the checkout's own where none is given. */
  title?: string;
  problems: readonly FormProblem[];
  /** Counts the presses that found something missing; before the first one nothing is said of it. */
  attempt: number;
}

/** The title, what the shop has to say, and after a press what is missing. */
export function OrderHead({ title, problems, attempt }: Props) {
  const t = useTexts('checkout');
  return (
    <>
      <h1 className={classNames(text.title48, classes.title)}>{title ?? t('title')}</h1>
      <Notifications />
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
