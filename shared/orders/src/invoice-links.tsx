import fileText from '@lucide/icons/icons/file-text';
import type { OrderInvoice } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon, text } from '@odeta/ui';
import classes from './invoice-links.module.css';

interface Props {
  /** The unit with the texts `invoices.invoice` and `invoices.correction`. */
  unit: string;
  invoices: readonly OrderInvoice[];
}

export function InvoiceLinks({ unit, invoices }: Props) {
  const t = useTexts(unit);
  if (invoices.length === 0) return null;
  return (
    <ul className={classes.list}>
      {invoices.map(({ kind, number, url }) => (
        <li key={url}>
          <a className={classes.link} href={url} download>
            <Icon icon={fileText} size={16} />
            <span className={text.link}>{t(`invoices.${kind}`, { number })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
