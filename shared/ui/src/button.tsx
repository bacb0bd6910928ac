import type { ComponentProps } from 'react';
import classes from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface Props extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner beside the text and ignores clicks. */
  busy?: boolean;
}

export function Button({ kind = 'primary', size = 'medium', wide, busy = false, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide })}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className={classes.ring} aria-hidden="true" />}
      {children}
    </button>
  );
}
