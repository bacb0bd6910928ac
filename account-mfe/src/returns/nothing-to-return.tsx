import type { ReturnOffer } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { orderUrl } from '../links/order-url.ts';

/** The one reason why nothing of the order can be returned now, with its day. */
export function NothingToReturn({ offer }: { offer: Snapshot<ReturnOffer> }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const { nothing, orderId, orderNumber } = offer;
  const reason = nothing?.reason;
  const day = nothing?.day && format.day(nothing.day);
  return (
    <DeadEnd
      title={reason ? t(`returns.why.${reason}.title`, { number: inOneLine(orderNumber) }) : t('returns.new')}
      ways={
        <a className={buttonClass({})} href={orderUrl(orderId)}>
          {t('returns.to-order')}
        </a>
      }
    >
      {day && <p className={text.medium}>{t(reason === 'expired' ? 'returns.ended' : 'returns.arrives', { day })}</p>}
      <p className={text.soft}>{reason ? t(`returns.why.${reason}.text`) : t('returns.nothing')}</p>
    </DeadEnd>
  );
}
