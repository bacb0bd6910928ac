import circleHelp from '@lucide/icons/icons/circle-question-mark';
import rotateCcwClock from '@lucide/icons/icons/rotate-ccw-clock';
import trendingUp from '@lucide/icons/icons/trending-up';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, type IconSource, text } from '@odeta/ui';
import { useId } from 'react';
import { MENU_TEXTS } from '../on-demand/menu-texts.ts';
import { SearchOptions } from './search-options.tsx';
import classes from './search-panel.module.css';
import type { ChoiceList, SearchChoice } from './words-of.ts';

const icons: Record<ChoiceList['key'], IconSource> = {
  help: circleHelp,
  suggestions: 'search',
  categories: 'chevron-right',
  history: rotateCcwClock,
  popular: trendingUp,
};

interface Props {
  lists: readonly ChoiceList[];
  /** On narrow screens the height that is kept for them, in options. */
  room: number;
  /** The index of the selected option among all lists. */
  active: number;
  phrase: string;
  onChoose: (choice: SearchChoice) => void;
  onForget: () => void;
}

export function SearchWords({ lists, room, active, phrase, onChoose, onForget }: Props) {
  const t = useTexts(MENU_TEXTS);
  const id = useId();
  const startOf = (index: number) => lists.slice(0, index).reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <div ref={(place) => place?.style.setProperty('--room', String(room))} className={classes.words}>
      {lists.map(({ key, choices }, index) => (
        <div key={key} className={classes.list}>
          <SearchOptions
            id={`${id}-${key}`}
            title={t(`search.${key}`)}
            choices={choices}
            active={active - startOf(index)}
            phrase={key === 'history' ? '' : phrase}
            icon={icons[key]}
            onChoose={onChoose}
          />
          {key === 'history' && (
            <button type="button" className={classNames(classes.forget, text.link)} onClick={onForget}>
              {t('search.clear-history')}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
