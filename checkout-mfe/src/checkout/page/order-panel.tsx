import { Panel } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, layout, text, useIsLong } from '@odeta/ui';
import type { ReactNode } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { canOrder, isSending } from '../placing/placing-machine.ts';
import { ChangeCart } from './change-cart.tsx';
import { FreeDeliveryHint } from './free-delivery-hint.tsx';
import { LONG } from './long.ts';
import { OrderDiscounts } from './order-discounts.tsx';
import classes from './order-panel.module.css';
import { OrderProblem } from './order-problem.tsx';
import { OrderRecap } from './order-recap.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface Props {
  form: CheckoutForm;
  onOrder?: (() => void) | undefined;
  /** Whether button and problems are in the bar at the lower edge. */
  isButtonInBar?: boolean;
  /** Shown directly above the button. */
  note?: ReactNode;
}

/** What is ordered, the costs, and the button, whose text the law requires. The button is shown once all steps are open. */
export function OrderPanel({ form, onOrder, isButtonInBar = false, note }: Props) {
  const t = useTexts('checkout');
  const { placing } = useSnapshot(useStore(createPlacingStore).state);
  const isPhone = useIsPhone();
  const isLong = useIsLong(isSending(placing), LONG);
  const { legalGuaranteeYears } = useStorefront().session.country;
  return (
    <Panel label={t('summary')}>
      <div className={layout.between}>
        <h2 className={text.size18}>{t('summary')}</h2>
        <ChangeCart />
      </div>
      <div>
        <OrderedGoods />
      </div>
      <hr />
      <OrderRecap form={form} />
      <OrderSummary />
      <div>
        {!isButtonInBar && <OrderProblem />}
        {note}
        {onOrder && !isButtonInBar && (
          <Button size="large" wide busy={!canOrder(placing)} onClick={onOrder}>
            {t(canOrder(placing) ? 'order' : 'ordering')}
          </Button>
        )}
      </div>
      {onOrder && (
        // In the place of the longer text, so that nothing moves.
        <p role="status" className={classNames(text.size12, !isLong && text.faint)}>
          {t(isLong && !isButtonInBar ? 'ordering-long' : 'legal')}
        </p>
      )}
      {legalGuaranteeYears && (
        <p className={text.size13}>
          <a className={text.link} href="#legal-guarantee" aria-haspopup="dialog">
            {t('guarantee', { count: legalGuaranteeYears })}
          </a>
        </p>
      )}
      <div>
        {/* On phones the line at the top of the page says it. */}
        {!isPhone && <FreeDeliveryHint className={classes.missing} />}
        <OrderDiscounts />
      </div>
    </Panel>
  );
}
