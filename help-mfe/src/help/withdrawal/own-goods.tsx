import { ItemList } from '@odeta/purchase';
import { useTexts } from '@odeta/storefront/i18n';
import classes from '../forms/form.module.css';
import type { OwnPart } from './use-own-part.ts';

interface Props {
  part: OwnPart;
  isWhole: boolean;
}

/** The withdrawn goods: pictures of those that are known, and the customer's own words. */
export function OwnGoods({ part: { order, chosen, other }, isWhole }: Props) {
  const t = useTexts('help');
  const items = (order?.items ?? []).flatMap((item) => {
    const quantity = isWhole ? item.left : chosen.find(({ lineId }) => lineId === item.lineId)?.quantity;
    return quantity ? [{ ...item, id: item.lineId, quantity }] : [];
  });
  const words = isWhole ? t('withdrawal.all-goods') : other.join('\n');
  return (
    <>
      {words && <p className={classes.goods}>{words}</p>}
      {items.length > 0 && <ItemList unit="help" items={items} label={t('withdrawal.goods-row')} />}
    </>
  );
}
