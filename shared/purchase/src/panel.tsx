import type { ReactNode } from 'react';
import classes from './panel.module.css';

export const Panel = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={classes.panel} aria-label={label}>
    {children}
  </aside>
);
