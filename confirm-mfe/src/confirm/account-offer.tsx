import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Skeleton, text } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useState } from 'react';
import classes from './confirm.module.css';

const AccountForm = lazyPart(() => import('./account/account-form.tsx'), 'AccountForm');

/** R21. Offers a guest who has ordered an account in one step; the form is loaded on demand. */
export function AccountOffer({ email, order }: { email: string; order?: string | undefined }) {
  const t = useTexts('confirm');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classNames(classes.box, classes.quiet, classes.onScreen)} aria-labelledby="account-offer">
      <h2 id="account-offer" className={text.title28}>
        {t('account-offer.title')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('account-offer.text')}</p>
      {isOpen ? (
        <Suspense fallback={<Skeleton className={classes.formBox} />}>
          <AccountForm email={email} order={order} />
        </Suspense>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t('account-offer.open')}
          </Button>
        </div>
      )}
    </section>
  );
}
