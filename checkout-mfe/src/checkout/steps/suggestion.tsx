import { text } from '@odeta/ui';
import classes from './step.module.css';

/** Says that something was chosen for the customer. */
export const Suggestion = ({ children }: { children: string | false }) => (
  <p role="status" className={`${classes.suggestion} ${text.size13} ${text.soft}`}>
    {children}
  </p>
);
