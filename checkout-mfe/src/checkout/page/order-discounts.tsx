import { Discounts } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './order-panel.module.css';

export function OrderDiscounts() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { discounts, changes, isCodeRefused, problem, problemAt } = useSnapshot(useStore(createCheckoutStore).state);
  const { discountCode, vouchers, offeredCodes = 0, freeDelivery } = discounts;
  return (
    <div>
      {freeDelivery && freeDelivery.from !== null && !freeDelivery.reached && (
        <p className={classNames(text.size13, text.soft, classes.missing)}>
          {t('free-delivery-missing', { price: format.price(freeDelivery.missing) })}
        </p>
      )}
      <Discounts
        unit="checkout"
        code={discountCode}
        vouchers={vouchers}
        isRefused={isCodeRefused}
        isOffered={offeredCodes > 0 && changes === 0}
        load={() => import(/* webpackChunkName: "codes" */ './order-codes.tsx')}
      />
      <div role="alert">
        {problem && problemAt === 'codes' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
    </div>
  );
}
