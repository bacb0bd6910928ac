import { type ReturnKind, type ReturnOffer, returnReasons } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { CountField, SelectField } from '@odeta/ui/forms';
import { boundField } from './bound-field.ts';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';

interface Props {
  line: ReturnOffer['lines'][number];
  quantity: number;
}

/** Quantity and reason for a line. */
export function ReturnedPieces({ line: { lineId, name, returnable }, quantity }: Props) {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, errors } = useSnapshot(store.state);
  const place = fields.lines.findIndex((one) => one.lineId === lineId);
  const reasons = returnReasons[fields.kind as ReturnKind] ?? [];
  return (
    <div className={classes.pieces}>
      <div className={classes.count}>
        <span className={text.size14}>{t('returns.count-of', { count: returnable })}</span>
        <CountField
          name={`pieces-${lineId}`}
          value={quantity}
          max={returnable}
          label={t('returns.count-for', { name })}
          onChange={(count) => void store.setQuantity(lineId, count)}
        />
      </div>
      <div>
        <SelectField
          // Resets the field, because each kind has its own reasons.
          key={fields.kind}
          field={boundField(`reason-${lineId}`, errors[`lines.${place}.reason`], {
            value: fields.lines[place]?.reason ?? '',
            onChange: (reason) => store.setReason(lineId, reason),
          })}
          label={t('returns.reason')}
          placeholder={t('returns.choose-reason')}
          options={reasons.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
          required
        />
      </div>
    </div>
  );
}
