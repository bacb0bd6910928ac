import type { Picture as PictureData, Prices } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, Price, text } from '@odeta/ui';
import classes from './drawer-item.module.css';

interface Props {
  /** Absent for a colour without pictures. */
  picture: PictureData | undefined;
  name: string;
  /** Lines below the name: colour and size, pieces. */
  facts: readonly string[];
  price: Prices;
  isSoldOut?: boolean;
}

export function DrawerItem({ picture, name, facts, price, isSoldOut = false }: Props) {
  const shell = useTexts('shell');
  const { format } = useStorefront();
  return (
    <div className={classes.item}>
      <div className={classNames(classes.picture, isSoldOut && classes.gone)}>
        {picture && <Picture picture={picture} sizes="96px" loading="eager" />}
      </div>
      <div>
        <p className={classNames(classes.title, text.medium)}>{keepTogether(name)}</p>
        {facts.map((fact) => (
          <p key={fact} className={classNames(classes.fact, text.size13, text.soft)}>
            {fact}
          </p>
        ))}
      </div>
      <div className={classes.price}>
        <Price {...price} short />
      </div>
      {price.pricePromo !== null && (
        <p className={classNames(classes.lowest, text.size12, text.faint)}>
          {shell('ui.price.lowest', { price: format.price(price.priceOld ?? price.price) })}
        </p>
      )}
    </div>
  );
}
