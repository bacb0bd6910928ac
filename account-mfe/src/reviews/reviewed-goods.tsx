import type { ReviewedGoods as Goods } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useVariantText } from '@odeta/purchase';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import classes from './reviews.module.css';

/** The product of a review. */
export function ReviewedGoods({ goods }: { goods: Readonly<Goods> }) {
  const t = useTexts('account');
  const variantText = useVariantText('account');
  const { name, color, size, picture, url, orderNumber } = goods;
  const variant = variantText({ color: { name: color }, size: { name: size } });
  return (
    <div className={classes.goods}>
      <Picture picture={picture} sizes="72px" decorative />
      <p>
        {url ? <a href={url}>{keepTogether(name)}</a> : keepTogether(name)}
        <span className={classNames(text.size13, text.faint, classes.details)}>
          {[variant, t('orders.titled', { number: inOneLine(orderNumber) })].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}
