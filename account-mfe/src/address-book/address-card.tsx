import type { BookAddress } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Badge } from '@odeta/ui/products';
import { addressWithPhone } from '@odeta/validation';
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
      {leaving === address.id ? <Question id={address.id} /> : <Actions address={address} name={name} />}
    </li>
  );
}

function Actions({ address: { id, isDefault }, name }: { address: BookAddress; name: string }) {
  const t = useTexts('account');
  const store = useStore(createAddressBookStore);
  const { isBusy } = useSnapshot(store.state);
  const spoken = <span className={text.spoken}> {name}</span>;
  return (
    <div className={classes.actions}>
      <Button kind="text" onClick={() => store.edit(id)}>
        {t('addresses.edit')}
        {spoken}
      </Button>
      <Button kind="text" busy={isBusy} onClick={() => store.chooseDefault(isDefault ? null : id)}>
        {t(isDefault ? 'addresses.no-default' : 'addresses.make-default')}
        {spoken}
      </Button>
      <Button kind="text" onClick={() => store.askToDelete(id)}>
        {t('addresses.delete')}
        {spoken}
      </Button>
    </div>
  );
}

/** Asks before deleting, because an address takes long to type. */
function Question({ id }: { id: string }) {
  const t = useTexts('account');
  const store = useStore(createAddressBookStore);
  const { isBusy } = useSnapshot(store.state);
  const titleId = `delete-${id}`;
  return (
    <fieldset className={classes.actions} aria-labelledby={titleId}>
      <p id={titleId} className={text.size14} ref={(question) => question?.focus()} tabIndex={-1}>
        {t('addresses.delete-question')}
      </p>
      <Button busy={isBusy} onClick={() => store.remove(id)}>
        {t('addresses.delete')}
      </Button>
      <Button kind="text" onClick={() => store.askToDelete(null)}>
        {t('addresses.cancel')}
      </Button>
    </fieldset>
  );
}
