import type { FreeDelivery } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Snapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import classes from './free-delivery-panel.module.css';

interface Props {
  freeDelivery: Snapshot<FreeDelivery>;
  /** The unit's texts: `reached`, `missing`, `progress`, `label`. */
  texts: (key: string, values?: Record<string, string>) => string;
}

/** How much is missing for free delivery; renders nothing where delivery is never free. */
export function FreeDeliveryPanel({ freeDelivery: { reached, from, missing }, texts }: Props) {
  const { format } = useStorefront();
  if (from === null) return null;
  const value = from - missing;
  const [before, after] = texts('missing', { price: '|' }).split('|');

  if (reached) {
    return (
      <p className={classes.panel}>
        <span className={classes.reached}>
          <Icon icon="truck" />
          {texts('reached')}
        </span>
      </p>
    );
  }
  return (
    <div className={classes.panel}>
      <p className={classes.words}>
        <span>
          {before}
          <b className={text.bold} translate="no">
            {format.price(missing)}
          </b>
          {after}
        </span>
        <span className={classes.numbers} aria-hidden="true">
          {texts('progress', { value: format.price(value), from: format.price(from) })}
        </span>
      </p>
      <progress className={classes.bar} value={value} max={from} aria-label={texts('label')} />
    </div>
  );
}
