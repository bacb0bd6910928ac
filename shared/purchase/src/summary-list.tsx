import type { Summary } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Price, text } from '@odeta/ui';
import { isShippingKnown, type SummaryLine, summaryLines } from './summary-lines.ts';
import classes from './summary-list.module.css';

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  summary: Summary;
  /** Number of pieces that are paid for. */
  pieces: number;
  codeName?: string;
  shippingName?: string;
  /** Replaces "total with tax". */
  totalLabel?: string;
}

/** Every line that is not zero, the total, and a note while the delivery is missing from it. */
export function SummaryList({ unit, summary, pieces, codeName, shippingName, totalLabel }: Props) {
  const t = useTexts(unit);
  const { format } = useStorefront();
  const isKnown = isShippingKnown(summary);

  function labelOf({ name }: SummaryLine) {
    if (name === 'code' && codeName) return t('purchase.code-named', { name: codeName });
    if (name === 'shipping' && shippingName) return t('purchase.shipping-named', { name: shippingName });
    return t(`purchase.${name}`, { count: pieces });
  }

  return (
    <>
      <dl className={classes.lines}>
        {summaryLines(summary).map((line) => (
          <div key={line.name}>
            <dt>{labelOf(line)}</dt>
            <dd className={classNames(isDiscount(line) && classes.off)}>
              <LineAmount unit={unit} line={line} />
            </dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{isKnown ? (totalLabel ?? t('purchase.total')) : t('purchase.total-so-far')}</dt>
          <dd translate="no">{format.price(summary.total)}</dd>
        </div>
      </dl>
      {!isKnown && (
        <p className={classNames(text.size12, text.faint)}>
          {t('purchase.shipping-from', { price: format.price(summary.fixedShippingCost) })}
        </p>
      )}
    </>
  );
}

/** The rounding of cash can be negative, too, and is no discount. */
const isDiscount = ({ name, amount }: SummaryLine) => amount < 0 && name !== 'cash-rounding';

/** Only a delivery can be free. */
function LineAmount({ unit, line: { name, amount } }: { unit: string; line: SummaryLine }) {
  const t = useTexts(unit);
  const { format } = useStorefront();
  if (amount < 0) return t('purchase.minus', { price: format.price(-amount) });
  return amount === 0 && name === 'shipping' ? <Price price={0} /> : format.price(amount);
}
