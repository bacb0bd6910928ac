import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import classes from './plain.module.css';
import { createPlainStore, type PlainState } from './plain.store.ts';
import { withoutScripts } from './plain-address.ts';
import { PlainDetails } from './plain-details.tsx';
import { PlainOrder } from './plain-order.tsx';
import { PlainPayment } from './plain-payment.tsx';
import { PlainPoint } from './plain-point.tsx';
import { PlainWaiting } from './plain-waiting.tsx';

export const load = ({ storeOf }: Storefront, location: PageLocation) => storeOf(createPlainStore).load(location);

export const meta = ({ i18n, storeOf }: Storefront): PageMeta => ({
  title: i18n.t('document-title', { ns: 'checkout' }),
  robots: 'noindex',
  redirect: redirectOf(storeOf(createPlainStore).state),
});

/** A paid order has its confirmation; until then its cart stays. */
const redirectOf = ({ init, payment: { status } }: PlainState) =>
  status?.paymentStatus === 'success' ? withoutScripts(status.redirect) : (init?.redirect ?? undefined);

const steps = {
  details: PlainDetails,
  point: PlainPoint,
  payment: PlainPayment,
  order: PlainOrder,
  waiting: PlainWaiting,
};

/** The checkout for browsers without scripts, and for visitors whose scripts fail: one page for each step, with forms that are posted. */
export default function PlainPage() {
  const t = useTexts('checkout');
  const { init, step } = useSnapshot(useStore(createPlainStore).state);
  const Step = steps[step];
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <h1 className={text.title48}>{t('title')}</h1>
      {init ? <Step init={init} /> : <LoadFailure unit="checkout" onRetry={() => globalThis.location.reload()} />}
    </div>
  );
}
