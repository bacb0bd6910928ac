import type { ButtonHTMLAttributes } from 'react';
import classes from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Working: shows a ring beside the words and takes no further press. */
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

/** For a link that looks like a button. */
export function buttonClass({
  kind = 'primary',
  size = 'medium',
  wide = false,
}: Pick<Props, 'kind' | 'size' | 'wide'>) {
  return [classes.button, classes[kind], classes[size], wide && classes.wide].filter(Boolean).join(' ');
}
