import { remedies } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';

/** Directive (EU) 2019/771, article 13: what the shopper asks for, in the order of the law. */
export function RemedyStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, errors } = useSnapshot(store.state);
  const cards = remedies.map((remedy) => ({
    value: remedy,
    title: t(`returns.remedy.${remedy}`),
    details: t(remedy === 'repair' || remedy === 'replacement' ? 'returns.remedy.first' : 'returns.remedy.then'),
    price: null,
  }));
  return (
    <div className={classes.remedy}>
      {/* Screen readers get it as the name of the group. */}
      <p className={text.medium} aria-hidden="true">
        {t('returns.remedy.title')}
      </p>
      <RadioCards
        name="remedy"
        legend={t('returns.remedy.title')}
        cards={cards}
        chosen={fields.remedy || null}
        error={errors.remedy ?? null}
        onChoose={(remedy) => void store.choose('remedy', remedy ?? '')}
      />
    </div>
  );
}
