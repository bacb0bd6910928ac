import type { ServiceOrder } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { amountIn } from '../words/formats.ts';
import classes from './service.module.css';

type Line = ServiceOrder['lines'][number];

export function OrderLines({ order: { lines, country } }: { order: ServiceOrder }) {
  const t = useTexts('staff');
  /** What became of pieces of the line. */
  const notesOf = ({ soldOut, withdrawn, returned }: Line) =>
    Object.entries({ 'sold-out': soldOut, withdrawn, returned })
      .filter(([, count]) => count > 0)
      .map(([what, count]) => t(`order.line-${what}`, { count }))
      .join(', ');
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{t('order.lines')}</h2>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line.lineId} className={classes.line}>
            <span>
              {line.quantity} × {line.name}
              <span className={classNames(classes.second, text.size14, text.soft)}>
                {[line.color, line.size, line.catalogNumber, notesOf(line)].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className={classes.amount}>{amountIn(country, line.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
