import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Skeleton, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import { CartSteps } from './cart-steps.tsx';
import { DayFigures } from './day-figures.tsx';
import { Searches, Stock } from './lists.tsx';
import classes from './numbers.module.css';
import { createNumbers, type Figures, firstPeriod } from './numbers.store.ts';
import { PeriodForm } from './period-form.tsx';

/** Orders, money, carts, searches and stock of a country in a period: as plots, tables, and files for a spreadsheet. */
export function NumbersPage() {
  const t = useTexts('staff');
  const numbers = useStore(createNumbers);
  const { figures } = useSnapshot(numbers.state);
  const shown = figures as Figures | null;
  const first = usePress(() => numbers.show(shown ?? firstPeriod(window.location.host)));
  // Once per page.
  useEffect(() => first.press(), []);

  return (
    <div className={classes.page}>
      <h1 className={text.title36}>{t('numbers.title')}</h1>
      <p className={classes.lead}>{t('numbers.lead')}</p>
      <div role="alert">{first.problem && <Alert type="error">{first.problem}</Alert>}</div>
      {!shown && !first.problem && <Skeleton />}
      {(shown || first.problem) && <PeriodForm shown={shown ?? firstPeriod(window.location.host)} />}
      {shown && (
        <>
          <DayFigures figures={shown} />
          <CartSteps figures={shown} />
          <Searches figures={shown} />
          <Stock figures={shown} />
        </>
      )}
    </div>
  );
}
