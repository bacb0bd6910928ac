import type { DiscountCode, UsedVoucher } from '@odeta/shared/contracts';
import { useTexts } from '@odeta/shared/i18n';
import { Button, classNames, Icon, text } from '@odeta/shared/ui';
import { type ComponentType, useState } from 'react';
import classes from './discounts.module.css';
import { PartFailure } from './part-failure.tsx';
import { usePart } from './use-part.ts';

/** lucide (ISC licence, https://lucide.dev): ticket-percent. */
const ticket =
  'M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM9 9h.01M15 9l-6 6M15 15h.01';

export interface CodeFormProps {
  unit: string;
}

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  code: DiscountCode | null;
  vouchers: readonly UsedVoucher[];
  /** Without an id: the code. */
  onRemove: (voucherId?: string) => void;
  /** The form that takes another code; its code comes when it is opened. */
  openForm: () => Promise<ComponentType<CodeFormProps>>;
}

/** L1, L2. The code and the vouchers of the cart, and a way to another one. */
export function Discounts({ unit, code, vouchers, onRemove, openForm }: Props) {
  const t = useTexts(unit);
  const [isOpen, setOpen] = useState(false);
  const { part: Form, isFailed, retry } = usePart(async () => ({ Shown: await openForm() }), isOpen);
  const isAny = code !== null || vouchers.length > 0;

  return (
    <div className={classes.discounts}>
      {isAny && (
        <ul>
          {code && (
            <Row
              unit={unit}
              name={code.name}
              message={messageOf(code, t)}
              isOff={code.message !== null}
              onRemove={() => onRemove()}
            />
          )}
          {vouchers.map(({ id, name }) => (
            <Row key={id} unit={unit} name={name} message={null} isOff={false} onRemove={() => onRemove(id)} />
          ))}
        </ul>
      )}
      <details className={classes.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classNames(classes.summary, text.medium)}>
          {t(isAny ? 'purchase.discounts.another' : 'purchase.discounts.have')}
          <Icon name="chevron-down" className={classes.chevron} />
        </summary>
        <div className={classes.form}>
          {Form && <Form.Shown unit={unit} />}
          {isFailed && <PartFailure unit={unit} onRetry={retry} />}
        </div>
      </details>
    </div>
  );
}

interface RowProps {
  unit: string;
  name: string;
  message: string | null;
  /** It takes nothing off now. */
  isOff: boolean;
  onRemove: () => void;
}

function Row({ unit, name, message, isOff, onRemove }: RowProps) {
  const t = useTexts(unit);
  return (
    <li className={classes.row}>
      <Icon drawing={ticket} />
      <span className={classes.words}>
        <b className={text.medium}>{name}</b>
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

/** L2. Why it takes nothing off, or for how long it still does when that is not long. */
function messageOf({ message, remainingDays }: DiscountCode, t: ReturnType<typeof useTexts>) {
  if (message !== null) return message;
  if (remainingDays === null || remainingDays > 14) return null;
  return remainingDays === 0
    ? t('purchase.discounts.last-day')
    : t('purchase.discounts.days', { count: remainingDays });
}
