import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { keepTogether, text } from '@odeta/ui';
import { useEffect } from 'react';
import classes from '../forms/form.module.css';
import { createSellerStore } from '../seller/seller.store.ts';
import { CheckStep } from './check-step.tsx';
import { Receipt } from './receipt.tsx';
import { createWithdrawalStore } from './withdrawal.store.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The withdrawal function according to Directive 2011/83/EU, article 11a: statement, confirmation and receipt. */
export function Withdrawal() {
  const t = useTexts('help');
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  const withdrawal = useStore(createWithdrawalStore);
  const { step } = useSnapshot(withdrawal.state);

  const asked = new URLSearchParams(useLocation().search).get('order');

  useEffect(() => {
    // Without the order's data, customers fill in the whole form.
    withdrawal.resume(asked).catch(() => {});
  }, [withdrawal, asked]);

  if (!contact) return null;
  const { seller } = contact;
  const { email, address } = seller;
  return (
    <>
      {step !== 'sent' && <p className={text.soft}>{t('withdrawal.lead')}</p>}
      {step === 'form' && <WithdrawalForm />}
      {step === 'check' && <CheckStep />}
      {step === 'sent' && <Receipt seller={seller} claimsUrl={contact.claimsUrl} />}
      {step !== 'sent' && (
        <section className={classes.section} aria-labelledby="other-ways">
          <h2 id="other-ways" className={text.size18}>
            {t('withdrawal.other-ways')}
          </h2>
          <p className={text.soft}>{t('withdrawal.other-text', { email, address: keepTogether(address) })}</p>
          {contact.withdrawalFormUrl !== undefined && (
            <a className={text.link} href={contact.withdrawalFormUrl} download>
              {t('withdrawal.form-pdf')}
            </a>
          )}
        </section>
      )}
    </>
  );
}
