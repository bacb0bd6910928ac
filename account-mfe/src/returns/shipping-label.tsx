import type { ReturnDetail } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './shipping-label.module.css';

interface Props {
  detail: Pick<ReturnDetail, 'number'> & {
    readonly way: ReturnDetail['way'];
    readonly from: readonly string[];
    readonly to: readonly string[];
  };
  code: string;
}

/** The label for the parcel, also shown on phones at the drop-off. Printed without the rest of the page. */
export function ShippingLabel({ detail: { number, way, from, to }, code }: Props) {
  const t = useTexts('account');
  return (
    <aside className={classes.label} aria-label={t('returns.label')}>
      <p className={classes.labelHead}>
        <span className={text.soft}>{t('returns.code-for', { way: way?.name ?? '' })}</span>
        <b>{number}</b>
      </p>
      <p className={classNames(text.size22, classes.code)}>{code}</p>
      <QrCode value={code.replaceAll(' ', '')} label={t('returns.qr', { code })} />
      <hr />
      <Address title={t('returns.from')} lines={from} />
      <Address title={t('returns.to')} lines={to} />
      <div className={classes.screen}>
        <Button kind="secondary" onClick={() => globalThis.print()}>
          {t('returns.print')}
        </Button>
      </div>
    </aside>
  );
}

const Address = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <p className={text.size14}>
    <span className={text.faint}>{title}</span>
    <br />
    {lines.join(', ')}
  </p>
);

/** Width of the quiet zone in modules; scanners need it. */
const QUIET = 2;

function QrCode({ value, label }: { value: string; label: string }) {
  const rows = useMemo(() => encodeQR(value, 'raw', { border: QUIET }), [value]);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
