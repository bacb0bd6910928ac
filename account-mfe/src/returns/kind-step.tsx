import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { RadioCards } from '@odeta/ui/forms';
import { Price } from './price-or-free.tsx';
import { createReturnFormStore } from './return-form.store.ts';
import { Step } from './step.tsx';

/** Choice of the kind of return. */
export function KindStep() {
  const t = useTexts('account');
  const { session } = useStorefront();
  const store = useStore(createReturnFormStore);
  const { offer, fields, errors } = useSnapshot(store.state);
  const cards = (offer?.kinds ?? []).map(({ kind, until, fee }) => ({
    value: kind,
    title: t(`returns.kinds.${kind}`),
    details: [t(`returns.about.${kind}`), until && t('returns.card-until', { date: dateText(session.country, until) })]
      .filter(Boolean)
      .join(' '),
    price: <Price amount={fee} />,
  }));
  return (
    <Step id="return-kind" number={1} title={t('returns.what')}>
      <RadioCards
        name="kind"
        legend={t('returns.what')}
        cards={cards}
        chosen={fields.kind || null}
        error={errors.kind ?? null}
        onChoose={(kind) => void store.chooseKind(kind ?? '')}
      />
    </Step>
  );
}
