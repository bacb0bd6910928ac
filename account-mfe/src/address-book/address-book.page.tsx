import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, text } from '@odeta/ui';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import classes from './address-book.module.css';
import { createAddressBookStore, DELETE_FORM, NEW } from './address-book.store.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { EditButton } from './edit-button.tsx';

export const load = withAccount(({ storeOf }, { query }) => storeOf(createAddressBookStore).load(query));

export const meta = accountMeta('nav.addresses');

/** The customer's delivery addresses, which the checkout offers as well. */
export default function AddressBookPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createAddressBookStore);
  const { addresses, most, editing, done, problem } = useSnapshot(store.state);
  const [remove, choose] = [usePosted(DELETE_FORM), usePosted('account.default-address')];
  const shown = problem ?? remove.alert ?? choose.alert;
  return (
    <AccountLayout current="addresses" title={t('nav.addresses')} onRetry={() => account.load(() => store.load())}>
      <p className={text.soft}>{t('addresses.lead')}</p>
      <div role="alert" className={classes.outcome}>
        {shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      <div role="status" className={classes.outcome}>
        {done && <Alert type="success">{t(`addresses.${done}`)}</Alert>}
      </div>
      {addresses.length === 0 && editing === null && <p>{t('addresses.none')}</p>}
      <ul className={classes.cards}>
        {addresses.map((address) =>
          address.id === editing ? (
            <li key={address.id} className={classNames(classes.card, classes.wide)}>
              <AddressForm address={address} />
            </li>
          ) : (
            <AddressCard key={address.id} address={address} />
          ),
        )}
      </ul>
      {editing === NEW && (
        <div className={classes.card}>
          <AddressForm />
        </div>
      )}
      {editing === null &&
        (addresses.length < most ? (
          <div>
            <EditButton id={NEW}>{t('addresses.add')}</EditButton>
          </div>
        ) : (
          most > 0 && <p className={text.soft}>{t('addresses.full', { count: most })}</p>
        ))}
    </AccountLayout>
  );
}
