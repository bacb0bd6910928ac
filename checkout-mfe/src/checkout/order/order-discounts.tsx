import { useTexts } from '@odeta/shared/i18n';
import { Discounts, ProblemAlert } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { createCheckoutStore } from '../checkout.store.ts';

/** L1, L2. The codes of the order. */
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
