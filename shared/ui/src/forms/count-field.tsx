import type { ComponentProps } from 'react';
import classes from './count-field.module.css';
import { Stepper } from './stepper.tsx';

type Props = Pick<ComponentProps<typeof Stepper>, 'value' | 'max' | 'label' | 'onChange'> & {
  /** Under which it is posted. Without scripts it is posted twice: the last value is what was typed. */
  name: string;
};

/** A number of pieces, which is a field without scripts. */
export function CountField({ name, ...stepper }: Props) {
  const { value, max, label } = stepper;
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <div className={classes.stepper}>
        <Stepper {...stepper} />
      </div>
      <noscript>
        <input
          type="number"
          autoComplete="off"
          className={classes.field}
          name={name}
          defaultValue={value}
          min={1}
          max={max}
          aria-label={label}
        />
      </noscript>
    </>
  );
}
