import { Discounts } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createCheckoutStore } from '../state/checkout.store.ts';

export function OrderDiscounts() {
  const t = useTexts('checkout');
  const { discounts, changes, isCodeRefused, problem, problemAt } = useSnapshot(useStore(createCheckoutStore).state);
  const { discountCode, vouchers, offeredCodes = 0 } = discounts;
  return (
    <div>
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
