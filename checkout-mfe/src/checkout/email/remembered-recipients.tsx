import type { CustomerFields } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { nameLine } from '@odeta/validation';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import classes from './remembered-recipients.module.css';

/** Recipients of a guest's last orders on this device: one press fills in the form, another one removes them from the device. */
export function RememberedRecipients({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const remembered = useStore(createRememberedStore);
  const { recipients } = useSnapshot(remembered.state);
  const account = useStore(createAccountStore);
  const { isBusy } = useSnapshot(account.state);
  if (recipients.length === 0) return null;

  function use(recipient: CustomerFields) {
    form.fill(recipient);
    void account.continueWith(recipient.email);
  }

  return (
    <section className={classes.known} aria-label={t('remembered.title')}>
      <p className={classNames(text.size14, text.medium)}>{t('remembered.title')}</p>
      <ul className={classes.list}>
        {recipients.map((recipient) => (
          <li key={[recipient.email, recipient.firstName, recipient.lastName].join()}>
            <button
              type="button"
              className={classes.recipient}
              aria-disabled={isBusy}
              onClick={() => !isBusy && use({ ...recipient })}
            >
              <span className={text.medium}>{nameLine(country, recipient)}</span>
              <span className={classNames(text.size13, text.soft)}>{recipient.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="text" onClick={remembered.forget}>
        {t('remembered.remove')}
      </Button>
    </section>
  );
}
