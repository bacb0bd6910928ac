import { classNames, Icon, type IconSource } from '@odeta/ui';
import { goSearch } from './go-search.ts';
import { markMatch } from './mark-match.ts';
import classes from './search-panel.module.css';

interface Props {
  id: string;
  title: string;
  names: readonly string[];
  /** Which of them the arrow keys came to. */
  active: number;
  phrase: string;
  icon: IconSource;
}

/** Words to search for. The focus stays in the field; a press takes one of them. */
export const SearchOptions = ({ id, title, names, active, phrase, icon }: Props) => (
  <div>
    <p id={`${id}-title`} className={classes.title}>
      {title}
    </p>
    <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
      {names.map((name, index) => {
        const [before, match, after] = markMatch(name, phrase);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(classes.option, index === active && classes.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => goSearch(name)}
          >
            <Icon icon={icon} size={16} />
            <span>
              {before}
              {match && <b>{match}</b>}
              {after}
            </span>
          </div>
        );
      })}
    </div>
  </div>
);
