import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import classes from './lost-goods.module.css';
import { createLostGoodsStore, type LostGoods as Lost } from './lost-goods.store.ts';

/** Shown beside the message that the cart is lost. */
export function LostGoods(lost: Lost) {
  const t = useTexts(lost.unit);
  const store = useStore(createLostGoodsStore);
  const { isBusy, problem } = useSnapshot(store.state);
  return (
    <div className={classes.give}>
      <Button kind="text" busy={isBusy} onClick={() => void store.giveBack(lost)}>
        {t('purchase.lost.give-back')}
      </Button>
      {problem && <p>{problem.key === null ? problem.text : t('purchase.lost.failed')}</p>}
    </div>
  );
}
