import type { Agreement } from '@odeta/contracts';
import { createTypedCodeStore, useFollow } from '@odeta/purchase';
import { AgreedByPress } from '@odeta/purchase/wallets';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, Icon, text } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { canOrder } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createExpressStore } from './express.store.ts';
import classes from './express-pay.module.css';

const DemoSheet = lazyPart(() => import('./demo/demo-sheet.tsx'), 'DemoSheet');

interface Props {
  form: CheckoutForm;
  /** One line that opens. */
  isFolded: boolean;
}

/** Places a whole order in a wallet's sheet. The click on the button gives the consents that are listed below it. */
export function ExpressPay({ form, isFolded }: Props) {
  const t = useTexts('checkout');
  const { wallet, agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { isOpen } = useSnapshot(useStore(createExpressStore).state);
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const required = agreements.filter((agreement) => agreement.required);
  const { pay, isIncomplete } = useExpressOrder(
    form,
    required.map(({ type }) => type),
  );
  const button = useOpenedByCart(pay);
  if (!wallet) return null;

  const title = (
    <h2 id="express-title" className={text.size18}>
      {t('express.title')}
    </h2>
  );
  const content = (
    <>
      <p className={`${text.size14} ${text.soft}`}>{t('express.lead')}</p>
      <div role="alert">{isIncomplete && <Alert type="warning">{t('express.address')}</Alert>}</div>
      <Button ref={button} size="large" wide busy={isOpen || !canOrder(placing)} onClick={pay}>
        {t('express.pay', { wallet: wallet.name })}
      </Button>
      <AgreedByPress lead={t('express.accepted')} agreed={required.map((agreement) => agreement.text)} />
    </>
  );

  return (
    <section className={isFolded ? classes.folded : classes.express} aria-labelledby="express-title">
      {isFolded ? (
        <FoldedBox title={title} isOpened={isIncomplete}>
          {content}
        </FoldedBox>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
      {wallet.isDemonstration && (
        <Suspense>
          <DemoSheet />
        </Suspense>
      )}
    </section>
  );
}

/** What is in it counts as soon as `isOpened`, so that it opens then. */
function FoldedBox({ title, isOpened, children }: { title: ReactNode; isOpened: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && isOpened) details.current.open = true;
  }, [isOpened]);
  return (
    <details ref={details}>
      <summary className={classes.line}>
        {title}
        <Icon icon="chevron-down" size={16} className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}

/** A click in the cart opens the sheet here. Without a recent click, for example after a reload, the customer uses the button. */
function useOpenedByCart(pay: () => void) {
  const { search } = useLocation();
  const express = useStore(createExpressStore);
  const button = useRef<HTMLButtonElement>(null);
  const isRequested = new URLSearchParams(search).has('express');

  useEffect(() => {
    if (!isRequested) return;
    // The button also receives the focus when the sheet is closed.
    button.current?.focus();
    if (express.mayOpen()) pay();
  }, [isRequested, express]);

  return button;
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
