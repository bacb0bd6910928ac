import type { WithdrawableItem } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { lineTotal, useVariantText } from '@odeta/purchase';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import { Checkbox, FieldError, Stepper } from '@odeta/ui/forms';
import type { ChosenItem } from './declared-goods.ts';
import classes from './own-lines.module.css';

interface Props {
  orderNumber: string;
  items: readonly WithdrawableItem[];
  chosen: readonly ChosenItem[];
  /** The refund for the chosen goods; `null` if it is not known. */
  refund: number | null;
  /** Id of the first checkbox; the id of its error has the suffix `-error`. */
  id: string;
  error: string | null;
  onChoose: (item: WithdrawableItem, quantity: number) => void;
}

/** The goods of the visitor's order to choose from, with their refund. */
export function OwnLines({ orderNumber, items, chosen, refund, id, error, onChoose }: Props) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const first = items.find(({ left }) => left > 0)?.lineId;
  return (
    <fieldset className={classes.lines} aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className={text.size14}>{t('withdrawal.lines', { number: inOneLine(orderNumber) })}</legend>
      {error !== null && <FieldError id={`${id}-error`} message={error} />}
      <ul className={classes.list}>
        {items.map((item) => (
          <Line
            key={item.lineId}
            item={item}
            id={item.lineId === first ? id : undefined}
            quantity={chosen.find(({ lineId }) => lineId === item.lineId)?.quantity ?? 0}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p className={classes.refund} role="status">
        {refund !== null && (
          <>
            <span>{t('withdrawal.refund')}</span> <b translate="no">{format.price(refund)}</b>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface LineProps extends Pick<Props, 'onChoose'> {
  item: WithdrawableItem;
  id: string | undefined;
  quantity: number;
}

function Line({ item, id, quantity, onChoose }: LineProps) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const variantText = useVariantText('help');
  const { name, picture, left } = item;
  const details = [variantText(item), left === 0 ? t('withdrawal.none-left') : t('purchase.pieces', { count: left })];
  return (
    <li>
      <Checkbox
        {...(id && { id })}
        checked={quantity > 0}
        disabled={left === 0}
        onChange={(isChosen) => onChoose(item, isChosen ? left : 0)}
      >
        <span className={classes.item}>
          <Picture picture={picture} sizes="56px" decorative />
          <span>
            <span className={text.medium}>{keepTogether(name)}</span>{' '}
            <span className={classNames(classes.details, text.size13, text.faint)}>{details.join(' · ')}</span>
          </span>{' '}
          <span className={classes.price} translate="no">
            {format.price(lineTotal({ ...item, quantity: left || 1 }))}
          </span>
        </span>
      </Checkbox>
      {quantity > 0 && left > 1 && (
        <div className={classes.count}>
          <Stepper
            value={quantity}
            max={left}
            label={t('withdrawal.count-for', { name })}
            onChange={(count) => onChoose(item, count)}
          />
        </div>
      )}
    </li>
  );
}
