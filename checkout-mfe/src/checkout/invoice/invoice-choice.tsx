import type { CountryCode, CustomerFields } from '@odeta/contracts';
import { ChunkFailure } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { layout, Skeleton } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { useLazyPart } from '@odeta/ui/lazy';
import { addressWithPhone } from '@odeta/validation';
import { useEffect } from 'react';
import { createAccountStore } from '../form/account.store.ts';
import classes from './invoice.module.css';
import { createInvoiceStore } from './invoice.store.ts';

const load = () => import(/* webpackChunkName: "invoice" */ './invoice-fields.tsx');

/** Whether the invoice is for a company. The fields are a lazy chunk. */
export function InvoiceChoice({ address }: { address: () => CustomerFields }) {
  const t = useTexts('checkout');
  const { code } = useStorefront().session.country;
  const store = useStore(createInvoiceStore);
  const { isRequested } = useSnapshot(store.state);
  const { part, isFailed, retry } = useLazyPart(load, isRequested);
  const { changes } = useSnapshot(useStore(createAccountStore).state);
  useEffect(() => store.restore(), [store, changes]);

  return (
    <div className={layout.stack}>
      <Checkbox
        id="invoice"
        checked={isRequested}
        onChange={(checked) => void store.request(checked, placeOf(code, address()))}
      >
        {t('invoice.choice')}
      </Checkbox>
      {isRequested && part && <part.InvoiceFields />}
      {isRequested && !part && !isFailed && <Skeleton className={classes.later} />}
      {isRequested && isFailed && <ChunkFailure unit="checkout" onRetry={retry} />}
    </div>
  );
}

/** What is known of where the customer lives, in the fields of a company. */
function placeOf(country: CountryCode, customer: CustomerFields) {
  const { street, postCode, city } = customer;
  const nameless = { ...customer, firstName: '', lastName: '', familyName: '', mobilePhone: '' };
  const [line = ''] = street === '' ? [] : addressWithPhone(country, nameless);
  return { street: line, postCode, city };
}
