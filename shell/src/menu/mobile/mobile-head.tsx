import type { MenuEntry } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, IconButton } from '@odeta/ui';
import { useSwiper } from '@odeta/ui/carousel';
import { TabList } from '@odeta/ui/disclosure';
import { useRef } from 'react';
import { Logo } from '../../layout/logo.tsx';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { MenuSearch } from '../../search/menu-search.tsx';
import classes from './mobile-head.module.css';

interface Props {
  isRolled: boolean;
  path: readonly MenuEntry[];
  tabs: readonly MenuEntry[];
  tab: MenuEntry | undefined;
  onChoose: (id: string) => void;
  onBack: () => void;
  onClose: () => void;
}

export function MobileHead({ isRolled, path, onBack, onClose, ...tabs }: Props) {
  const t = useTexts(MENU_TEXTS);
  const close = <IconButton icon="x" size={24} label={t('close')} onClick={onClose} />;
  const current = path.length > 1 ? path.at(-1) : undefined;
  if (current) {
    return (
      <div className={classes.way}>
        <IconButton icon="arrow-left" size={24} label={t('back')} onClick={onBack} data-back />
        <p className={classes.names}>
          <span className={classes.parents}>
            {path
              .slice(0, -1)
              .map(({ name }) => name)
              .join(' / ')}
          </span>
          {current.name}
        </p>
        {close}
      </div>
    );
  }
  return (
    <div className={classNames(classes.head, isRolled && classes.rolled)}>
      <div className={classes.top}>
        <span />
        <Logo href="/" />
        <span className={classes.close}>{close}</span>
      </div>
      <MenuSearch onEmpty={onClose} />
      <DepartmentTabs {...tabs} />
    </div>
  );
}

/** B9: pixels between tabs. */
const TAB_SPACING = 20;

/** Departments with children are tabs; the others are links beside them. */
function DepartmentTabs({ tabs, tab, onChoose }: Pick<Props, 'tabs' | 'tab' | 'onChoose'>) {
  const t = useTexts(MENU_TEXTS);
  const view = useRef<HTMLDivElement>(null);
  useSwiper(view, undefined, { spaceBetween: TAB_SPACING, hasControls: true, changesWidth: true });
  const opening = tabs.filter(({ children }) => Object.keys(children).length > 0);

  return (
    <div className={classes.tabs} data-no-swipe>
      <div ref={view} className={classes.view}>
        <TabList
          label={t('tabs')}
          tabs={opening.map(({ id, name }) => ({ id, title: name }))}
          chosen={tab?.id}
          onChoose={onChoose}
          className={classNames(classes.list, 'swiper-wrapper')}
          tabClassName={classNames(classes.tab, 'swiper-slide')}
        />
      </div>
      {tabs
        .filter((one) => !opening.includes(one))
        .map(({ id, name, link, categoryType }) => (
          <a key={id} className={classNames(classes.tab, categoryType === 'sale' && classes.sale)} href={link}>
            {name}
          </a>
        ))}
    </div>
  );
}
