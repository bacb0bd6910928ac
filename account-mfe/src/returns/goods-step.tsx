import type { ReturnOffer } from '@odeta/contracts';
import { lineTotal, useVariantText } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import { Checkbox, FieldError } from '@odeta/ui/forms';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';
import { ReturnedPieces } from './returned-pieces.tsx';
import { Step } from './step.tsx';

/** Choice of pieces and reasons. */
export function GoodsStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { offer, errors } = useSnapshot(store.state);
  return (
    <Step id="return-goods" number={2} title={t('returns.goods')}>
      {errors.lines && <FieldError id="lines-error" message={errors.lines} />}
      <ul>
        {(offer?.lines ?? []).map((line, place) => (
          <Line key={line.lineId} line={line} id={place === 0 ? 'lines' : undefined} />
        ))}
      </ul>
    </Step>
  );
}

function Line({ line, id }: { line: ReturnOffer['lines'][number]; id: string | undefined }) {
  const t = useTexts('account');
  const { format } = useStorefront();
  const variantText = useVariantText('account');
  const store = useStore(createReturnFormStore);
  const { fields } = useSnapshot(store.state);
  const { lineId, name, picture, returnable } = line;
  const chosen = fields.lines.find((one) => one.lineId === lineId);
  return (
    <li className={classes.line}>
      <Checkbox
        {...(id && { id })}
        name="line"
        value={lineId}
        checked={chosen !== undefined}
        disabled={returnable === 0}
        label={t('returns.choose', { name })}
        onChange={(isChosen) => void store.setQuantity(lineId, isChosen ? 1 : null)}
      />
      <Picture picture={picture} sizes="72px" decorative />
      <div>
        <p className={text.medium}>{keepTogether(name)}</p>
        <p className={classNames(classes.variant, text.size13, text.soft)}>
          {[variantText(line), returnable === 0 && t('returns.none-left')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={classes.price} translate="no">
        {format.price(lineTotal({ ...line, quantity: 1 }))}
      </p>
      {chosen && <ReturnedPieces line={line} quantity={chosen.quantity} />}
    </li>
  );
}
