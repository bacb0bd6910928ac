import type { DiscountControlProps } from '@odeta/purchase';
import { CodeForm, UsedCodes } from '@odeta/purchase/on-demand';
import { useStore } from '@odeta/storefront';
import { createCartStore } from './cart.store.ts';
import { removeCode, takeCode } from './codes.ts';

export function Used(props: DiscountControlProps) {
  const { deps } = useStore(createCartStore);
  return <UsedCodes {...props} onRemove={(voucherId) => removeCode(deps, voucherId)} />;
}

export function Form({ unit }: DiscountControlProps) {
  const { deps } = useStore(createCartStore);
  return <CodeForm unit={unit} onUse={(code) => takeCode(deps, code)} />;
}
