import classes from './button.module.css';

export interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'text';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  wide?: boolean;
}

/** Also for a link that looks like a button. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook) {
  return [classes.button, classes[kind], classes[size], wide && classes.wide].filter(Boolean).join(' ');
}
