import { text } from '@odeta/ui';
import classes from './loader.module.css';

interface Props {
  /** What is waited for, for a screen reader. */
  label: string;
  /** B18: 22 px unless said otherwise. */
  size?: 18 | 22 | 44;
}

/** Waits in a place whose content has no shape yet; where it has one, a skeleton waits. */
export const Loader = ({ label, size = 22 }: Props) => (
  <span role="status">
    <svg className={classes.loader} width={size} height={size} viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path d="M11 2a9 9 0 1 0 9 9" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
    <span className={text.spoken}>{label}</span>
  </span>
);
