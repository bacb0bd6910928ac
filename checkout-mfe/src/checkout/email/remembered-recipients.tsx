import type { CustomerFields } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { nameLine } from '@odeta/validation';
import { useState } from 'react';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';
import classes from './remembered-recipients.module.css';

interface Props {
  form: CheckoutForm;
  onRecalled: () => void;
}

/**
 * Recipients of a guest's last orders on this device: one press fills in the form and chooses the last pick-up point, another one removes them
 * from the device.
 */
export function RememberedRecipients({ form, onRecalled }: Props) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const remembered = useStore(createRememberedStore);
  const { recipients } = useSnapshot(remembered.state);
  const account = useStore(createAccountStore);
  const suggestions = useStore(createSuggestionStore);
  const { isBusy } = useSnapshot(account.state);
  const [isRecalling, setRecalling] = useState(false);
  if (recipients.length === 0) return null;

  async function use(recipient: CustomerFields) {
    setRecalling(true);
    form.fill(recipient);
    const [point] = remembered.state.points;
    // Before the next step is shown, so that nothing moves there.
    if (point) await suggestions.chooseLastPoint({ ...point }, recipient.postCode);
    await account.continueWith(recipient.email);
    setRecalling(false);
    if (account.state.step === 'known') onRecalled();
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
              aria-disabled={isBusy || isRecalling}
              onClick={() => !(isBusy || isRecalling) && void use({ ...recipient })}
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
