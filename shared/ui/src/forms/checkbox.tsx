import { classNames } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './checkbox.module.css';
import { FieldError } from './field-error.tsx';
import { errorId } from './field-ids.ts';

interface Props {
  id?: string;
  /** For forms that the browser submits: the value that is sent when the box is ticked. */
  name?: string;
  value?: string;
  checked: boolean;
  /** The indeterminate state, for a group of which only some boxes are ticked. */
  mixed?: boolean;
  disabled?: boolean;
  required?: boolean;
  error?: string | null;
  /** Accessible name of a box without visible text. */
  label?: string;
  children?: ReactNode;
  onChange: (checked: boolean) => void;
}

export function Checkbox({
  id,
  name,
  value,
  checked,
  mixed = false,
  label,
  children,
  onChange,
  error,
  ...rest
}: Props) {
  const wrong = id && error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
  return (
    <div>
      <label className={classNames(classes.check, !children && classes.bare)}>
        <input
          {...rest}
          {...wrong}
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          id={id}
          name={name}
          value={value}
          type="checkbox"
          className={classNames(classes.box, error && classes.wrong)}
          checked={checked}
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
        />
        {children && <span>{children}</span>}
      </label>
      {id && error && (
        <div className={classes.error}>
          <FieldError id={errorId(id)} message={error} />
        </div>
      )}
    </div>
  );
}
