import ticketPercent from '@lucide/icons/icons/ticket-percent';
import type { DiscountCode, UsedVoucher } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Icon, text } from '@odeta/ui';
import classes from './used-codes.module.css';

interface Props {
  unit: string;
  code: DiscountCode | null;
  vouchers: readonly UsedVoucher[];
  /** The code was refused when the order was placed. */
  isRefused?: boolean;
  /** Called without an id for the discount code. */
  onRemove: (voucherId?: string) => void;
}

/** The code and the vouchers in use, each with a button to remove it. */
export function UsedCodes({ unit, code, vouchers, isRefused = false, onRemove }: Props) {
  const t = useTexts(unit);
  return (
    <ul>
      {code && (
        <Row
          unit={unit}
          name={code.name}
          message={messageOf(code, t)}
          isOff={isRefused || code.message !== null}
          onRemove={() => onRemove()}
        />
      )}
      {vouchers.map(({ id, name }) => (
        <Row key={id} unit={unit} name={name} message={null} isOff={false} onRemove={() => onRemove(id)} />
      ))}
    </ul>
  );
}

interface RowProps {
  unit: string;
  name: string;
  message: string | null;
  /** It currently reduces nothing. */
  isOff: boolean;
  onRemove: () => void;
}

function Row({ unit, name, message, isOff, onRemove }: RowProps) {
  const t = useTexts(unit);
  return (
    <li className={classes.row}>
      <Icon icon={ticketPercent} />
      <span className={classes.words}>
        <b className={classNames(text.medium, isOff && classes.off)}>{name}</b>
        {message !== null && (
          <span className={classNames(text.size13, isOff ? classes.off : text.faint)}>{message}</span>
        )}
      </span>
      <Button kind="text" aria-label={t('purchase.discounts.remove-named', { name })} onClick={onRemove}>
        {t('purchase.discounts.remove')}
      </Button>
    </li>
  );
}

/** Why the code currently reduces nothing, or the remaining days if there are 14 or fewer. */
function messageOf({ message, remainingDays }: DiscountCode, t: ReturnType<typeof useTexts>) {
  if (message !== null) return message;
  if (remainingDays === null || remainingDays > 14) return null;
  return remainingDays === 0
    ? t('purchase.discounts.last-day')
    : t('purchase.discounts.days', { count: remainingDays });
}
