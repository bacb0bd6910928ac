import { Alert, Button } from '@odeta/ui';
import type { FormEvent, ReactNode } from 'react';
import classes from './staff-form.module.css';

interface Props {
  action: string;
  /** The main form of a page. */
  isMain?: boolean;
  isBusy: boolean;
  problem: string | null;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

export const StaffForm = ({ action, isMain = false, isBusy, problem, onSubmit, children }: Props) => (
  <form className={classes.form} noValidate onSubmit={onSubmit}>
    <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
    {children}
    <div>
      <Button type="submit" kind={isMain ? 'primary' : 'secondary'} busy={isBusy}>
        {action}
      </Button>
    </div>
  </form>
);
