import { type AmendOffer, sizeName } from '@odeta/contracts';
import { useVariantText } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import { freeField, SelectField } from '@odeta/ui/forms';
import type { ReactNode } from 'react';
import classes from './amend.module.css';
import { createAmendStore } from './amend.store.ts';
import { AmendPart, PartForm } from './amend-part.tsx';

type Line = AmendOffer['lines'][number];
type ShownLine = Readonly<Omit<Line, 'sizes'>> & { readonly sizes: readonly Readonly<Line['sizes'][number]>[] };

/** Whether another size is there, or a piece may be removed. */
const isChangeable = ({ sizes, mayRemove, quantity }: ShownLine) => sizes.length > 0 || mayRemove || quantity > 1;

/** Sizes and numbers of pieces. */
export function GoodsPart() {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { offer } = useSnapshot(store.state);
  const lines = offer?.lines ?? [];
  const listOf = (fields: (line: ShownLine) => ReactNode) => (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <LineRow key={line.lineId} line={line}>
          {fields(line)}
        </LineRow>
      ))}
    </ul>
  );
  const isFixed = !lines.some(isChangeable);
  const now = (
    <>
      {listOf(() => null)}
      {isFixed && <p className={text.soft}>{t('amend.goods-fixed')}</p>}
    </>
  );
  return (
    <AmendPart part="goods" title={t('amend.goods')} now={now} change={isFixed ? null : t('amend.change-goods')}>
      {() => (
        <PartForm onSubmit={store.saveGoods}>
          <p className={text.soft}>{t('amend.goods-text')}</p>
          {listOf((line) => (
            <LineFields line={line} />
          ))}
        </PartForm>
      )}
    </AmendPart>
  );
}

function LineRow({ line, children }: { line: ShownLine; children: ReactNode }) {
  const t = useTexts('account');
  const variantText = useVariantText('account');
  const { name, picture, color, size, quantity } = line;
  const variant = variantText({ color: { name: color }, size: { name: `size/${size}` } });
  return (
    <li className={classes.line}>
      <Picture picture={picture} sizes="72px" decorative />
      <div>
        <p className={text.medium}>{keepTogether(name)}</p>
        <p className={classNames(classes.variant, text.size13, text.soft)}>
          {[variant, t('amend.count', { count: quantity })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {children && <div className={classes.fields}>{children}</div>}
    </li>
  );
}

/** The present size and number stand first, and mean that nothing changes. */
function LineFields({ line }: { line: ShownLine }) {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { choices } = useSnapshot(store.state);
  const { lineId, quantity, sizes, mayRemove } = line;
  const choice = choices[lineId];
  const kept = choice?.quantity ?? quantity;
  const size = sizeName(`size/${line.size}`);
  const fitting = sizes.filter(({ pieces }) => pieces >= kept);
  const counts = Array.from({ length: quantity }, (_, count) => String(count)).reverse();
  const possible = mayRemove ? counts : counts.filter((count) => count !== '0');
  const bound = (name: string, value: string, onChange: (value: string) => void) => ({
    ...freeField(`${name}-${lineId}`, null),
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  });
  return (
    <>
      {size !== null && kept > 0 && fitting.length > 0 && (
        <SelectField
          field={bound('size', choice?.variantId ?? '', (variantId) => store.choose(lineId, { variantId }))}
          label={t('amend.size', { name: line.name })}
          placeholder={size}
          options={fitting.map(({ variantId, size: other }) => {
            return { value: variantId, label: sizeName(`size/${other}`) ?? other };
          })}
          width="half"
        />
      )}
      {possible.length > 0 && (
        <SelectField
          field={bound('pieces', kept === quantity ? '' : String(kept), (value) =>
            store.choose(lineId, { quantity: value === '' ? null : Number(value) }),
          )}
          label={t('amend.pieces', { name: line.name })}
          placeholder={String(quantity)}
          options={possible.map((value) => ({ value, label: value === '0' ? t('amend.remove') : value }))}
          width="half"
        />
      )}
    </>
  );
}
