import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, keepTogether, layout, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { BuyBar } from './buy-bar.tsx';
import classes from './cart.module.css';
import { createCartStore } from './cart.store.ts';
import { CartList } from './cart-list.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { tickedOf } from './cart-state.ts';
import { CartStatus } from './cart-status.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FreeDeliveryProgress } from './free-delivery-progress.tsx';
import { LostCart } from './lost-cart.tsx';
import { PostedProblem } from './posted-problem.tsx';
import { RemovedPlace } from './removed-place.tsx';
import { SavedSection } from './saved-section.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { useCartVisit } from './use-cart-visit.ts';
import { ViewedSection } from './viewed-section.tsx';

export const load = ({ storeOf }: Storefront, { query }: PageLocation) => storeOf(createCartStore).load(query);

export const meta = ({ i18n, storeOf }: Storefront): PageMeta => ({
  title: i18n.t('document-title', { ns: 'cart' }),
  robots: 'noindex',
  redirect: storeOf(createCartStore).state.redirect ?? undefined,
});

export default function CartPage() {
  const t = useTexts('cart');
  const store = useStore(createCartStore);
  const { status, cartItems, banners, problem, removed, isCartLost } = useSnapshot(store.state);
  const { search } = useLocation();
  useCartVisit();

  if (status === 'failed') return <LoadFailure unit="cart" onRetry={() => store.load(new URLSearchParams(search))} />;
  if (status === 'loading') return <CartSkeleton />;
  return (
    <div className={layout.wrap}>
      <CartStatus />
      <div role="alert" className={classes.problem}>
        {problem ? <ProblemAlert problem={problem} texts={(key) => t(`problems.${key}`)} /> : <PostedProblem />}
        {isCartLost && <LostCart />}
      </div>
      <TakenNotice />
      {cartItems.length === 0 ? (
        <>
          <ul>{removed && <RemovedPlace />}</ul>
          <EmptyCart />
          <SavedSection />
          <ViewedSection />
        </>
      ) : (
        <div className={classNames(layout.columns, classes.columns)}>
          <div>
            <div className={classes.head}>
              <h1 className={text.title48}>{t('title')}</h1>
              <p className={`${text.size14} ${text.faint}`}>
                {t('item-count', { count: cartItems.length })} ·{' '}
                {t('selected-count', { count: tickedOf(cartItems).length })}
              </p>
            </div>
            <div className={classes.banners}>
              {banners.map((banner) => (
                <Alert key={banner} type="info">
                  <span dangerouslySetInnerHTML={{ __html: keepTogether(banner) }} />
                </Alert>
              ))}
            </div>
            <FreeDeliveryProgress />
            <CartList />
            <SavedSection />
          </div>
          <CartSummary />
        </div>
      )}
      {cartItems.length > 0 && <BuyBar />}
    </div>
  );
}
