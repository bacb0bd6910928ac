import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createCheckoutStore } from '../state/checkout.store.ts';
import stepClasses from '../steps/step.module.css';

/** For goods of which some are in stock and others arrive later: one parcel, or those in stock first. */
export function LaterItems({ days }: { days: { first: string; last: string } }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { laterItems, problem, problemAt } = useSnapshot(store.state);
  const [first, last] = [format.day(days.first), format.day(days.last)];
  const details = {
    together: t('later.together-when', { last }),
    separately: t('later.separately-when', { first, last }),
  };

  return (
    <section className={stepClasses.later} aria-labelledby="later-title">
      <h3 id="later-title" className={text.size18}>
        {t('later.title')}
      </h3>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'later' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      <RadioCards
        name="laterItems"
        legend={t('later.title')}
        cards={(['separately', 'together'] as const).map((value) => ({
          value,
          title: t(`later.${value}`),
          details: details[value],
          price: null,
        }))}
        chosen={laterItems}
        onChoose={(chosen) => {
          if (chosen === 'together' || chosen === 'separately') store.chooseLaterItems(chosen);
        }}
      />
      <p className={`${text.size13} ${text.soft}`}>{t('later.cost')}</p>
    </section>
  );
}
