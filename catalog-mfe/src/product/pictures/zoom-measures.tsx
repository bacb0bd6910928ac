import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import classes from './measure-lines.module.css';
import { MeasureLines } from './measure-lines.tsx';
import { type Measured, useMeasured } from './use-measured.ts';

/** The measures over the enlarged front picture; a table for screen readers. */
export function ZoomMeasures({ measured }: { measured: Measured }) {
  const t = useTexts('catalog');
  const { caption, isCaptionLow, lines } = useMeasured(measured);
  return (
    <>
      <MeasureLines lines={lines} goods={measured.goods} />
      <p className={classNames(classes.caption, isCaptionLow && classes.low)} aria-hidden="true">
        {caption}
      </p>
      <div className={text.spoken}>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {lines.map(({ line: { name }, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{t('product.measures.value', { value })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
