import type { ReactNode } from 'react';
import classes from './empty-rail.module.css';

const hangers = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** An empty state: a rail with empty hangers, with the next steps below it. */
export const EmptyRail = ({ children }: { children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.rail}>
      {hangers.map((place) => (
        <svg
          key={place}
          className={classes[place]}
          viewBox="0 0 160 120"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path
            d="M71 14a9 9 0 1 1 14 7.5c-4 2.700-5 5-5 9V46L12 88c-8 5-5 14 4 14h128c9 0 12-9 4-14L80 46"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </div>
    {children}
  </div>
);
