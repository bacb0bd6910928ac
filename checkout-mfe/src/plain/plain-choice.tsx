import { Price, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import classes from './plain.module.css';

interface Props {
  name: string;
  legend: string;
  choices: readonly { key: string; title: string; details: string; price: number; disabled: boolean }[];
  chosen: string | null;
  error: string | null;
}

/** Radio buttons that nothing controls. */
export function PlainChoice({ name, legend, choices, chosen, error }: Props) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId}>
      <legend className={text.size22}>{legend}</legend>
      <div role="alert">{error !== null && <FieldError id={errorId} message={error} />}</div>
      {choices.map(({ key, title, details, price, disabled }) => (
        <label key={key} className={classes.choice}>
          <input type="radio" name={name} value={key} defaultChecked={key === chosen} disabled={disabled} />
          <span className={classes.words}>
            {title}
            <span className={classes.details}>{details}</span>
          </span>
          <Price price={price} />
        </label>
      ))}
    </fieldset>
  );
}
