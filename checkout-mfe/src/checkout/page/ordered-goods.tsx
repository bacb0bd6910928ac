import { isLater, isPurchasable } from '@odeta/contracts';
import { ItemGroups } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { orderedItems } from '../placing/sold-out.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { twoDays } from '../state/offered.ts';
import stepClasses from '../steps/step.module.css';

/** Articles that the summary shows before the rest is folded. */
const MOST = 4;

/** Goods that arrive later are a group of their own, with their day if they are sent in a separate parcel; so are sold-out ones. */
export function OrderedGoods() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { cartItems, shippingPayment, shipping, laterItems, problem, problemAt } = useSnapshot(store.state);
  const items = orderedItems(cartItems);
  const days = twoDays(shippingPayment.find(({ key }) => key === shipping));
  const areTwo = days !== null && laterItems === 'separately';
  return (
    <>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'goods' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      <ItemGroups
        unit="checkout"
        label={t('summary')}
        most={MOST}
        onTakeLeft={(id, quantity) => {
          const item = cartItems.find((one) => one.id === id);
          if (item) store.takeLeft(item, quantity);
        }}
        groups={[
          {
            title: areTwo ? t('later.first-parcel', { day: format.day(days.first) }) : t('later.in-stock'),
            items: items.filter((item) => isPurchasable(item) && !isLater(item)),
          },
          {
            title: areTwo ? t('later.second-parcel', { day: format.day(days.last) }) : t('later.comes-later'),
            items: items.filter(isLater),
          },
          { title: t('purchase.out'), items: items.filter((item) => !isPurchasable(item)), isNamed: true },
        ]}
      />
    </>
  );
}
