import type { DiscountControlProps } from '@odeta/purchase';
import { CodeForm, OfferedCodes, UsedCodes } from '@odeta/purchase/codes';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createCartStore } from './cart.store.ts';
import { removeCode, takeCode } from './codes.ts';

export function Used(props: DiscountControlProps) {
  const { deps } = useStore(createCartStore);
  return <UsedCodes {...props} onRemove={(voucherId) => removeCode(deps, voucherId)} />;
}

/** A form for a code, and a button for each code that the visitor may use. */
export function Form({ unit, code, vouchers }: DiscountControlProps) {
  const { state, deps } = useStore(createCartStore);
  const { changes } = useSnapshot(state);
  const handleUse = (code: string) => takeCode(deps, code);
  return (
    <>
      <CodeForm unit={unit} used={vouchers.length + (code ? 1 : 0)} onUse={handleUse} />
      <OfferedCodes unit={unit} version={changes} onUse={handleUse} />
    </>
  );
}
