import type { ReactNode } from 'react';
import classes from './switch.module.css';

interface Props {
  checked: boolean;
  disabled?: boolean;
  children: ReactNode;
  onChange: (checked: boolean) => void;
}

/** For settings that apply at once; a form that is submitted later uses a checkbox. */
export const Switch = ({ checked, disabled, children, onChange }: Props) => (
  <label className={classes.line}>
    <span>{children}</span>
    <input
      type="checkbox"
      role="switch"
      className={classes.switch}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
