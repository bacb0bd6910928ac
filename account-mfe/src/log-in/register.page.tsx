import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { logInUrl } from '../links/return-path.ts';
import classes from './log-in.module.css';
import { createLogInStore } from './log-in.store.ts';
import { entryMeta, loadEntry } from './log-in-entry.ts';
import { RegistrationForm } from './registration-form.tsx';

export const load = loadEntry;

export const meta = entryMeta('register.title');

/** Registration without an order. */
export default function RegisterPage() {
  const t = useTexts('account');
  const { status, returnPath } = useSnapshot(useStore(createLogInStore).state);
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <h1 className={text.title48}>{t('register.title')}</h1>
      <p className={classNames(text.size14, text.soft)}>
        {t('register.known')}{' '}
        <a className={text.link} href={logInUrl(returnPath)}>
          {t('forms.log-in')}
        </a>
      </p>
      <RegistrationForm key={status} />
    </div>
  );
}
