import { Discounts, ProblemAlert } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createCheckoutStore } from '../checkout.store.ts';

export function OrderDiscounts() {
  const t = useTexts('checkout');
  const { discounts, isCodeRefused, problem, problemAt } = useSnapshot(useStore(createCheckoutStore).state);
  const { discountCode, vouchers } = discounts;
  return (
    <div>
      <Discounts
        unit="checkout"
        code={discountCode}
        vouchers={vouchers}
        isRefused={isCodeRefused}
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
