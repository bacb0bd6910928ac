import { classNames } from './class-names.ts';
import classes from './icon-button.module.css';

/** Also for a link that looks like an icon button. */
export const iconButtonClass = ({ outlined = false }: { outlined?: boolean } = {}) =>
  classNames(classes.button, outlined && classes.outlined);
