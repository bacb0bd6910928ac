import type { Agreement } from '@odeta/contracts';
import { createTypedCodeStore, useFollow } from '@odeta/purchase';
import { AgreedByPress } from '@odeta/purchase/wallets';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Icon, text } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { canOrder } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createExpressStore } from './express.store.ts';
import classes from './express-pay.module.css';

const DemoSheet = lazyPart(() => import('./demo/demo-sheet.tsx'), 'DemoSheet');

/**
 * Places a whole order in a wallet's sheet. One line that opens; the click on its button gives the consents that are listed below it. It is open
 * for those who come from the button of the cart, and for an address that has to be completed.
 */
export function ExpressPay({ form }: { form: CheckoutForm }) {
  const t = useTexts('checkout');
  const { wallet, agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { isOpen } = useSnapshot(useStore(createExpressStore).state);
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const required = agreements.filter((agreement) => agreement.required);
  const { pay, isIncomplete } = useExpressOrder(
    form,
    required.map(({ type }) => type),
  );
  const { details, button } = useOpenedByCart(pay);
  useEffect(() => {
    if (details.current && isIncomplete) details.current.open = true;
  }, [details, isIncomplete]);
  if (!wallet) return null;

  return (
    <section className={classes.express} aria-labelledby="express-title">
      <details ref={details}>
        <summary className={classes.line}>
          <h2 id="express-title" className={text.size18}>
            {t('express.title')}
          </h2>
          <Icon icon="chevron-down" size={16} className={classes.chevron} />
        </summary>
        <div className={classes.content}>
          <p className={`${text.size14} ${text.soft}`}>{t('express.lead')}</p>
          <div role="alert">{isIncomplete && <Alert type="warning">{t('express.address')}</Alert>}</div>
          <Button ref={button} size="large" wide busy={isOpen || !canOrder(placing)} onClick={pay}>
            {t('express.pay', { wallet: wallet.name })}
          </Button>
          <AgreedByPress lead={t('express.accepted')} agreed={required.map((agreement) => agreement.text)} />
        </div>
      </details>
      {wallet.isDemonstration && (
        <Suspense>
          <DemoSheet />
        </Suspense>
      )}
    </section>
  );
}

/** A click in the cart opens the sheet here. Without a recent click, for example after a reload, the customer uses the button. */
function useOpenedByCart(pay: () => void) {
  const { search } = useLocation();
  const express = useStore(createExpressStore);
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isRequested = new URLSearchParams(search).has('express');

  useEffect(() => {
    if (!isRequested) return;
    if (details.current) details.current.open = true;
    // The button also receives the focus when the sheet is closed.
    button.current?.focus();
    if (express.mayOpen()) pay();
  }, [isRequested, express]);

  return { details, button };
}

/** Errors of the wallet's address are shown in the steps below, whose fields are filled with it. */
function useExpressOrder({ fill, showErrors }: CheckoutForm, consents: Agreement['type'][]) {
  const express = useStore(createExpressStore);
  const placing = useStore(createPlacingStore);
  const typedCode = useStore(createTypedCodeStore);
  const follow = useFollow();
  const [isIncomplete, setIncomplete] = useState(false);

  async function pay() {
    placing.prepare();
    setIncomplete(false);
    // Not awaited without a code: the sheet may only be opened by a recent press.
    if (typedCode.read() !== '' && !(await typedCode.settle())) return;
    const paid = await express.pay();
    if (!paid) return;
    if (paid.isOwn) fill(paid.fields);
    const outcome = paid.refused ?? (await placing.place({ ...paid, consents }));
    if (outcome === null) return;
    if ('redirect' in outcome) return follow(outcome.redirect);
    const errors = outcome.fieldErrors;
    setIncomplete(Object.keys(errors).length > 0);
    showErrors(errors);
  }

  return { pay, isIncomplete };
}
