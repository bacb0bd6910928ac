import { useLazyPart } from '@odeta/ui/lazy';

/** What was viewed last, below a cart that holds nothing; its code comes to nobody else. */
export function ViewedSection() {
  const { part } = useLazyPart(() => import(/* webpackChunkName: "viewed-goods" */ './viewed-goods.tsx'), true);
  return part && <part.ViewedGoods />;
}
