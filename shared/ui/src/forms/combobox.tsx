import { classNames, text as textClasses } from '@odeta/ui';
import classes from './combobox.module.css';
import fieldClasses from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import { describedBy } from './field-ids.ts';
import { type ComboboxOption, useCombobox } from './use-combobox.ts';

interface Props extends FrameProps {
  id: string;
  text: string;
  /** The options that match it; the caller looks them up (`findMatches`, a request). */
  options: readonly ComboboxOption[];
  error?: string | null;
  /** Announces how many options there are. */
  sayFound: (count: number) => string;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** A text field with suggestions; text that is not among them is allowed. */
export function Combobox({ id, text, options, error = null, sayFound, onType, onChoose, ...frame }: Props) {
  const { isExpanded, active, open, close, choose, handleKey } = useCombobox({ options, onChoose });
  const listId = `${id}-list`;
  const optionId = ({ value }: ComboboxOption) => `${id}-option-${value}`;
  return (
    <FieldFrame {...frame} id={id} error={error}>
      <input
        {...describedBy(id, error, frame.help)}
        id={id}
        className={classNames(fieldClasses.input, error !== null && fieldClasses.wrong)}
        value={text}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        onChange={({ target }) => {
          onType(target.value);
          open();
        }}
        onClick={() => open()}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <div id={listId} role="listbox" aria-label={frame.label} className={classes.list} hidden={!isExpanded}>
        {isExpanded &&
          options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field and chooses from there
            <div
              key={option.value}
              id={optionId(option)}
              // Scrolls the active option into view while the visitor moves with the arrow keys.
              ref={option === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
              role="option"
              aria-selected={option === active}
              tabIndex={-1}
              className={classNames(classes.option, option === active && classes.active)}
              // Keeps the focus in the field: a blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.label}
              {option.note && <span className={textClasses.faint}>{option.note}</span>}
            </div>
          ))}
      </div>
      <p role="status" className={textClasses.spoken}>
        {isExpanded && sayFound(options.length)}
      </p>
    </FieldFrame>
  );
}
