import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { RadioCards } from '@odeta/ui/forms';
import { Price } from './price-or-free.tsx';
import { createReturnFormStore } from './return-form.store.ts';
import { Step } from './step.tsx';

/** Choice of the return method. Complaints are free. */
export function WayStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { offer, fields, errors } = useSnapshot(store.state);
  const cards = (offer?.ways ?? []).map(({ key, name, text, cost }) => ({
    value: key,
    title: name,
    details: text,
    price: <Price amount={fields.kind === 'declaration' ? cost : 0} />,
  }));
  return (
    <Step id="return-way" number={4} title={t('returns.way')}>
      <RadioCards
        name="returnType"
        legend={t('returns.way')}
        cards={cards}
        chosen={fields.returnType || null}
        error={errors.returnType ?? null}
        onChoose={(way) => void store.choose('returnType', way ?? '')}
      />
    </Step>
  );
}
