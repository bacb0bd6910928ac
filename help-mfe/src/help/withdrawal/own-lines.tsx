import type { OwnOrder } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import classes from '../forms/form.module.css';

interface Props {
  own: { readonly number: OwnOrder['number']; readonly lines: readonly string[] };
  /** The withdrawn goods, one per line. */
  goods: string;
  onChange: (goods: string) => void;
}

/** The goods of an order of this visit. Checking one adds a line to the text field, where it can be edited. */
export function OwnLines({ own, goods, onChange }: Props) {
  const t = useTexts('help');
  const declared = goods.split('\n').filter(Boolean);
  const tick = (line: string, ticked: boolean) =>
    onChange((ticked ? [...declared, line] : declared.filter((other) => other !== line)).join('\n'));
  return (
    <fieldset className={classes.lines}>
      <legend className={text.size14}>{t('withdrawal.lines', { number: inOneLine(own.number) })}</legend>
      {[...new Set(own.lines)].map((line) => (
        <Checkbox key={line} checked={declared.includes(line)} onChange={(ticked) => tick(line, ticked)}>
          {line}
        </Checkbox>
      ))}
    </fieldset>
  );
}
