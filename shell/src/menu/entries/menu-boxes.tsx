import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Picture } from '@odeta/ui';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import classes from './menu-boxes.module.css';

interface Props {
  boxes: readonly MenuEntry[];
  /** Instead of columns of links: as large as there is room, with the number of products. */
  large?: boolean;
}

/** B6, B9. Entries with a picture, 186 px square beside links; reduced ones with their highest reduction. */
export function MenuBoxes({ boxes, large = false }: Props) {
  const t = useTexts(MENU_TEXTS);
  if (boxes.length === 0) return null;
  return (
    <ul className={classNames(classes.boxes, large && classes.large)} data-list>
      {boxes.map((box) => (
        <li key={box.id}>
          <a className={classes.box} href={box.link}>
            {box.cover && (
              <Picture
                className={classes.picture}
                picture={{ path: box.cover, alt: box.alt ?? '', focus: box.coverFocus }}
                sizes={large ? '270px' : '186px'}
                decorative
              />
            )}
            <span className={classes.line}>
              <span className={classes.name}>{box.name}</span>
              {box.categoryType === 'sale' && box.discount && (
                <span className={classes.discount}> {t('up-to', { percent: box.discount })}</span>
              )}
            </span>
            {large && <Goods box={box} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Goods({ box: { goods } }: { box: MenuEntry }) {
  const t = useTexts(MENU_TEXTS);
  return goods ? <span className={classes.goods}>{t('goods', { count: goods })}</span> : null;
}
