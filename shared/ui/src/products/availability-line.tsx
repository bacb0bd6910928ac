import { classNames } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './availability-line.module.css';

interface Props {
  state: 'now' | 'later' | 'none';
  children: ReactNode;
}

export const AvailabilityLine = ({ state, children }: Props) => (
  <p className={classNames(classes.availability, classes[state])}>{children}</p>
);
