import { text } from '@odeta/ui';
import classes from './loader.module.css';

interface Props {
  /** Text for screen readers: what is loading. */
  label: string;
  /** B18: 22 px by default. */
  size?: 18 | 22 | 44;
}

/** For content of unknown layout; where the layout is known, use `Skeleton`. */
export const Loader = ({ label, size = 22 }: Props) => (
  <span role="status">
    <svg className={classes.loader} width={size} height={size} viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <path d="M11 2a9 9 0 1 0 9 9" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
    <span className={text.spoken}>{label}</span>
  </span>
);
