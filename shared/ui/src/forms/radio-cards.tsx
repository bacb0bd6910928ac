import { classNames, text } from '@odeta/ui';
import { Fragment, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { errorId } from './field-ids.ts';
import classes from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  title: string;
  details: ReactNode;
  /** Shown at the end of the first line. */
  price: ReactNode;
  disabled?: boolean;
  /** Shown below the card while it is selected. */
  opened?: ReactNode;
}

interface Props {
  /** Name of the group; also the id of the first enabled input, and part of the id of the error. */
  name: string;
  legend: string;
  cards: readonly RadioCard[];
  chosen: string | null;
  error?: string | null;
  /** Called with `null` when the selected card is clicked again. */
  onChoose: (value: string | null) => void;
}

export function RadioCards({ name, legend, cards, chosen, error = null, onChoose }: Props) {
  const first = cards.find(({ disabled }) => !disabled)?.value;
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId(name)}>
      <legend className={text.spoken}>{legend}</legend>
      <div className={classNames(classes.cards, error !== null && classes.wrong)}>
        {cards.map(({ value, title, details, price, disabled, opened }) => (
          <Fragment key={value}>
            <label className={classNames(classes.card, value === chosen && classes.chosen)}>
              <input
                id={value === first ? name : undefined}
                type="radio"
                name={name}
                value={value}
                className={classes.radio}
                checked={value === chosen}
                disabled={disabled}
                onChange={() => onChoose(value)}
                onClick={() => value === chosen && onChoose(null)}
                onKeyUp={(event) => {
                  // Browsers fire a click for the space bar only on a radio that is not selected.
                  if (event.key !== ' ' || value !== chosen) return;
                  event.preventDefault();
                  onChoose(null);
                }}
              />
              <span>
                <span className={text.medium}>{title}</span>
                <span className={classes.details}>{details}</span>
              </span>
              <span className={classes.price}>{price}</span>
            </label>
            {opened && value === chosen && <div className={classes.opened}>{opened}</div>}
          </Fragment>
        ))}
      </div>
      {error !== null && <FieldError id={errorId(name)} message={error} />}
    </fieldset>
  );
}
