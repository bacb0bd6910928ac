import { classNames } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './badge.module.css';

interface Props {
  kind?: 'paper' | 'sale' | 'quiet' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

export const Badge = ({ kind = 'paper', children }: Props) => (
  <span className={classNames(classes.badge, classes[kind])}>{children}</span>
);
