import { classNames, text } from '@odeta/ui';
import { Fragment, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { errorId } from './field-ids.ts';
import classes from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  title: string;
  /** Lines below the title. */
  details: ReactNode;
  /** At the end of the first line: what it costs. */
  price: ReactNode;
  disabled?: boolean;
  /** Opens below the card while it is chosen. */
  opened?: ReactNode;
}

interface Props {
  /** Names the group, its inputs and its error; the first card that can be chosen carries it as its id. */
  name: string;
  legend: string;
  cards: readonly RadioCard[];
  chosen: string | null;
  error?: string | null;
  /** Choosing what is chosen chooses nothing. */
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
                  // Browsers click a radio by the space bar only while it is not chosen.
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
