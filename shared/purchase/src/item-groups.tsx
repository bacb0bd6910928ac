import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { firstOf, type ItemGroup } from './first-items.ts';
import classes from './item-list.module.css';
import { ItemList } from './item-list.tsx';

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  label: string;
  /** Empty groups are left out; a single group is shown without its title, unless `isNamed`. */
  groups: readonly ItemGroup[];
  /** How many items are shown before the rest is folded; all if left out. */
  most?: number;
  onTakeLeft?: (id: string, quantity: number) => void;
}

/** The list in groups: goods that are delivered later, and those that are sold out, have their own. */
export function ItemGroups({ unit, label, groups, most = Number.POSITIVE_INFINITY, onTakeLeft }: Props) {
  const t = useTexts(unit);
  const filled = groups.filter(({ items }) => items.length > 0);
  const { first, rest } = firstOf(filled, most);
  const isTitled = ({ isNamed }: ItemGroup) => isNamed || filled.length > 1;
  const show = (group: ItemGroup, listLabel: string) =>
    isTitled(group) ? (
      <section key={group.title} className={classes.group}>
        <h3 className={classNames(text.size13, text.medium)}>{group.title}</h3>
        <ItemList unit={unit} label={group.title} items={group.items} onTakeLeft={onTakeLeft} />
      </section>
    ) : (
      <ItemList key={group.title} unit={unit} label={listLabel} items={group.items} onTakeLeft={onTakeLeft} />
    );
  const folded = rest.reduce((sum, { items }) => sum + items.length, 0);
  const more = t('purchase.more', { count: folded });
  return (
    <>
      {first.filter(({ isNamed }) => !isNamed).map((group) => show(group, label))}
      {folded > 0 && (
        <details className={classes.rest}>
          <summary className={classNames(classes.more, text.size13)}>
            {more}
            <Icon icon="chevron-down" size={16} className={classes.chevron} />
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached and scrolled by keys. */}
          <section className={classes.scroll} tabIndex={0} aria-label={more}>
            {rest.map((group) => show(group, more))}
          </section>
        </details>
      )}
      {first.filter(({ isNamed }) => isNamed).map((group) => show(group, label))}
    </>
  );
}
