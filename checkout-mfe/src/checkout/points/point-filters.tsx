import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './point-filters.module.css';
import { createPointsStore } from './points.store.ts';

export function PointFilters() {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { shippingPointsConfig, shippingPayment, shipping } = useSnapshot(useStore(createCheckoutStore).state);
  const { filter } = useSnapshot(store.state);
  const operators = shippingPointsConfig?.operators ?? [];
  const hasOperators = operators.length > 1 && shippingPayment.some(({ key }) => key === shipping);

  const chip = (key: string, label: string, isOn: boolean, turn: () => void) => (
    <button key={key} type="button" className={classes.chip} aria-pressed={isOn} onClick={turn}>
      {label}
    </button>
  );
  const turnOperator = (operator: string, isOn: boolean) =>
    store.filter({
      shippingList: isOn
        ? filter.shippingList.filter((other) => other !== operator)
        : [...filter.shippingList, operator],
    });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be above the chips
    <div role="group" aria-label={t('points.filters')} className={classes.chips}>
      {chip('always', t('points.always'), filter.alwaysOpen, () => store.filter({ alwaysOpen: !filter.alwaysOpen }))}
      {chip('cash', t('points.cash-on-delivery'), filter.cashOnDelivery, () =>
        store.filter({ cashOnDelivery: !filter.cashOnDelivery }),
      )}
      {hasOperators &&
        operators.map(({ shipping: operator, name }) => {
          const isOn = filter.shippingList.includes(operator);
          return chip(operator, name, isOn, () => turnOperator(operator, isOn));
        })}
    </div>
  );
}
