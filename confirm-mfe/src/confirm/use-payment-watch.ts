import { useStore } from '@odeta/storefront';
import { useEffect } from 'react';
import { createPaymentWatchStore } from './payment-watch.store.ts';

/** Follows a pending payment while the component is shown. */
export function usePaymentWatch(orderId: string, isPending: boolean): void {
  const { watch } = useStore(createPaymentWatchStore);
  useEffect(() => (isPending ? watch(orderId) : undefined), [watch, orderId, isPending]);
}
