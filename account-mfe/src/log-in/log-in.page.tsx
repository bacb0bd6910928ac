import fingerprint from '@lucide/icons/icons/fingerprint-pattern';
import mail from '@lucide/icons/icons/mail';
import mapPin from '@lucide/icons/icons/map-pin';
import ticketPercent from '@lucide/icons/icons/ticket-percent';
import truck from '@lucide/icons/icons/truck';
import { LogInCodeForm, LogInForm, LogInWays } from '@odeta/account-forms';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, buttonClass, classNames, Icon, layout, text } from '@odeta/ui';
import { addresses } from '../addresses.ts';
import { createFindOrderStore } from '../find-order/find-order.store.ts';
import { FindOrderForm } from '../find-order/find-order-form.tsx';
import { useAddress } from '../forms/use-address.ts';
import { registerUrl } from '../links/return-path.ts';
import classes from './log-in.module.css';
import { createLogInStore, createWaysStore } from './log-in.store.ts';
import { entryMeta, loadEntry } from './log-in-entry.ts';

export async function load(storefront: Storefront, location: PageLocation) {
  await Promise.all([loadEntry(storefront, location), storefront.storeOf(createFindOrderStore).load()]);
}

export const meta = entryMeta('log-in.title');

/** The log-in, with links to the registration and to a guest's order. */
export default function LogInPage() {
  const t = useTexts('account');
  const store = useStore(createLogInStore);
  const { status, guest, hasLeft, isPasswordChanged, isBusy, problem, failed } = useSnapshot(store.state);
  const ways = useStore(createWaysStore);
  const { sentTo } = useSnapshot(ways.state);
  const address = useAddress();
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <h1 className={text.title48}>{t('log-in.title')}</h1>
      {isPasswordChanged && <Alert type="success">{t('log-in.password-changed')}</Alert>}
      {hasLeft && <Alert type="success">{t('log-in.left')}</Alert>}
      <div className={classes.columns}>
        {sentTo === null ? (
          <LogInForm
            key={status}
            isBusy={isBusy}
            problem={problem}
            failed={failed}
            email={guest.email}
            texts={t}
            group="forms"
            forgotten={{ href: addresses.forgottenPassword.path, label: t('forms.forgotten') }}
            post={{ name: 'account.log-in', to: address }}
            onLogIn={store.logIn}
            ways={(typed) => <LogInWays store={ways} texts={t} group="forms" hasList {...typed} />}
          >
            <p className={classNames(text.size13, text.faint)}>{t('log-in.shared-device')}</p>
          </LogInForm>
        ) : (
          <LogInCodeForm store={ways} texts={t} group="forms" />
        )}
        <NewCustomer />
      </div>
    </div>
  );
}

const advantages = [
  ['orders', truck],
  ['addresses', mapPin],
  ['codes', ticketPercent],
] as const;

const withoutPassword = [
  ['key', fingerprint],
  ['code', mail],
] as const;

function NewCustomer() {
  const t = useTexts('account');
  const { returnPath } = useSnapshot(useStore(createLogInStore).state);
  return (
    <section className={classes.beside} aria-labelledby="new-customer">
      <h2 id="new-customer" className={text.title28}>
        {t('log-in.new')}
      </h2>
      <ul className={classes.advantages}>
        {withoutPassword.map(([key, icon]) => (
          <li key={key}>
            <Icon icon={icon} />
            {t(`log-in.about-${key}`)}
          </li>
        ))}
        {advantages.map(([key, icon]) => (
          <li key={key}>
            <Icon icon={icon} />
            {t(`log-in.advantage-${key}`)}
          </li>
        ))}
      </ul>
      <a className={buttonClass({ kind: 'secondary', size: 'large', wide: true })} href={registerUrl(returnPath)}>
        {t('register.title')}
      </a>
      <GuestOrder />
    </section>
  );
}

/** The form for guest orders. If its data cannot be loaded, a link to its own page. */
function GuestOrder() {
  const t = useTexts('account');
  const { status } = useSnapshot(useStore(createFindOrderStore).state);
  if (status === 'failed') {
    return (
      <p className={classNames(text.size14, text.soft)}>
        {t('find-order.guest')}{' '}
        <a className={text.link} href={addresses.findOrder.path}>
          {t('find-order.title')}
        </a>
      </p>
    );
  }
  return (
    <section className={classes.order} aria-label={t('find-order.beside-title')}>
      <FindOrderForm isBeside />
    </section>
  );
}
