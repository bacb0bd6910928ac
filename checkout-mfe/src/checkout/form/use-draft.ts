import type { CustomerFields } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createAccountStore } from './account.store.ts';
import { customerFieldsOf } from './customer-fields.ts';
import { storedDraft } from './stored-draft.ts';

/** Initial values of the order's form; they are read again when another customer's data is loaded. */
export function useDraft() {
  const checkout = useStore(createCheckoutStore);
  const { changes } = useSnapshot(useStore(createAccountStore).state);
  const [draft] = useState(storedDraft);
  const [start, setStart] = useState({ changes, values: draft.startFor(checkout.state.customer) });

  useEffect(() => {
    if (changes !== start.changes) setStart({ changes, values: draft.startFor(checkout.state.customer) });
  }, [changes, start, draft, checkout]);

  return {
    values: start.values,
    /** Number of times that the data of another customer filled the form. */
    fills: start.changes,
    save: (entered: Partial<CustomerFields>) => draft.save(customerFieldsOf(entered), checkout.state.customer),
  };
}
