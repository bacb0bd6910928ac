import { classNames, Icon, type IconSource } from '@odeta/ui';
import { markMatch } from './mark-match.ts';
import classes from './search-panel.module.css';
import type { SearchChoice } from './words-of.ts';

interface Props {
  id: string;
  title: string;
  choices: readonly SearchChoice[];
  /** The index of the option selected by the arrow keys. */
  active: number;
  phrase: string;
  icon: IconSource;
  onChoose: (choice: SearchChoice) => void;
}

/** Search phrases. The focus stays in the field; pressing an option selects it. */
export const SearchOptions = ({ id, title, choices, active, phrase, icon, onChoose }: Props) => (
  <div>
    <p id={`${id}-title`} className={classes.title}>
      {title}
    </p>
    <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
      {choices.map((choice, index) => {
        const [before, match, after] = markMatch(choice.name, phrase);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
          <div
            key={choice.name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(classes.option, index === active && classes.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <Icon icon={icon} size={16} />
            <span>
              {before}
              {match && <b>{match}</b>}
              {after}
              {choice.products ? (
                <>
                  {' '}
                  <span className={classes.count}>({choice.products})</span>
                </>
              ) : null}
            </span>
          </div>
        );
      })}
    </div>
  </div>
);
