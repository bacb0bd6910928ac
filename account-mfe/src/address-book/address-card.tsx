import type { BookAddress } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { addressWithPhone } from '@odeta/validation';
import { AddressActions, DeleteQuestion } from './address-actions.tsx';
import classes from './address-book.module.css';
import { createAddressBookStore } from './address-book.store.ts';

/** An address with its actions. */
export function AddressCard({ address }: { address: BookAddress }) {
  const t = useTexts('account');
  const { code } = useStorefront().session.country;
  const { leaving } = useSnapshot(useStore(createAddressBookStore).state);
  const lines = addressWithPhone(code, address);
  const name = lines.slice(0, 2).join(', ');
  return (
    <li className={classes.card}>
      <address className={classNames(classes.lines, text.size14)}>
        {lines.map((line, index) => (
          <span key={line} className={classNames(index === 0 && text.medium)}>
            {line}
          </span>
        ))}
      </address>
      {address.isDefault && (
        <div>
          <Badge kind="quiet">{t('addresses.default')}</Badge>
        </div>
      )}
      {leaving === address.id ? <DeleteQuestion id={address.id} /> : <AddressActions address={address} name={name} />}
    </li>
  );
}
