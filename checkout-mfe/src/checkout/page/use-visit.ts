import { useEffect, useRef } from 'react';
import type { createCheckoutStore } from '../state/checkout.store.ts';

type Visits = Pick<ReturnType<typeof createCheckoutStore>, 'endVisit' | 'continueVisit'>;

/** Tells the store when the page is left. In development React runs effects twice, and again after a change of the code, on a page that stays. */
export function useVisit({ endVisit, continueVisit }: Visits) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) continueVisit();
    isBegun.current = true;
    return endVisit;
  }, [endVisit, continueVisit]);
}
