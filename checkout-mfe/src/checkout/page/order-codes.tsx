import type { DiscountControlProps } from '@odeta/purchase';
import { CodeForm, OfferedCodes, UsedCodes } from '@odeta/purchase/codes';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { removeCode, takeCode } from './discounts.ts';

export function Used(props: DiscountControlProps) {
  const { parts } = useStore(createCheckoutStore);
  return <UsedCodes {...props} onRemove={(voucherId) => removeCode(parts, voucherId)} />;
}

/** A form for a code, and a button for each code that the visitor may use. */
export function Form({ unit, code, vouchers }: DiscountControlProps) {
  const { state, parts } = useStore(createCheckoutStore);
  const { changes } = useSnapshot(state);
  const handleUse = (code: string) => takeCode(parts, code);
  return (
    <>
      <CodeForm unit={unit} used={vouchers.length + (code ? 1 : 0)} onUse={handleUse} />
      <OfferedCodes unit={unit} version={changes} onUse={handleUse} />
    </>
  );
}
