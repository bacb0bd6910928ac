import type { CodeFormProps } from '@odeta/shared/purchase';
import { CodeForm } from '@odeta/shared/purchase/on-demand';
import { useStore } from '@odeta/shared/storefront';
import { createCartStore } from './cart.store.ts';
import { takeCode } from './codes.ts';

/** L1. Takes another code. */
export function CartCodeForm({ unit }: CodeFormProps) {
  const { parts } = useStore(createCartStore);
  return <CodeForm unit={unit} onUse={(code) => takeCode(parts, code)} />;
}
