import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames } from '@odeta/ui';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import classes from './menu-name.module.css';

export function MenuName({ entry: { name, categoryType, bold } }: { entry: MenuEntry }) {
  const t = useTexts(MENU_TEXTS);
  return (
    <span className={classNames(categoryType === 'sale' && classes.sale, bold && classes.bold)}>
      {name}
      {categoryType === 'new' && (
        <>
          {' '}
          <span className={classes.new}>{t('new')}</span>
        </>
      )}
    </span>
  );
}
