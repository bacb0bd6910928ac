import { addressFieldsOf, ShippingFields, useAddressForm } from '@odeta/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { addressLines } from '@odeta/validation';
import { useState } from 'react';
import classes from './amend.module.css';
import { createAmendStore } from './amend.store.ts';
import { AmendPart, PartForm } from './amend-part.tsx';
import { PointForm } from './point-form.tsx';

/** Where the parcel goes: an address stays an address, and a point a point. */
export function DeliveryPart() {
  const t = useTexts('account');
  const { code } = useStorefront().session.country;
  const { offer } = useSnapshot(useStore(createAmendStore).state);
  const { address = null, point = null } = offer ?? {};
  const { chosen } = point ?? { chosen: null };
  const lines = address
    ? addressLines(code, addressFieldsOf(address))
    : [chosen?.name, chosen?.street, [chosen?.postCode, chosen?.city].filter(Boolean).join(' ')];
  const now = (
    <address className={classes.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
  const title = t(address ? 'amend.address' : 'amend.point');
  return (
    <AmendPart
      part="delivery"
      title={title}
      now={now}
      change={t(address ? 'amend.change-address' : 'amend.change-point')}
    >
      {() => (address ? <AddressForm /> : <PointForm />)}
    </AmendPart>
  );
}

function AddressForm() {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { offer } = useSnapshot(store.state);
  const [values] = useState(() => addressFieldsOf(offer?.address ?? {}));
  const { field, town, submit } = useAddressForm({
    ...{ values, patterns: offer?.validationPatterns ?? null, texts: t },
    save: store.saveAddress,
    onDone: () => undefined,
  });
  return (
    <PartForm onSubmit={submit}>
      <ShippingFields field={field} town={town} texts={t} />
    </PartForm>
  );
}
