import type { Problem } from '@odeta/storefront/actions';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import type { FormEvent, ReactNode } from 'react';
import classes from './form.module.css';

interface Props {
  /** Explains the form. */
  lead: string;
  /** Label of the button. */
  action: string;
  isBusy: boolean;
  problem: Problem | null;
  /** Not called while the form is being submitted. */
  onSend: () => void;
  /** Whether it is beside another form, which has the primary button. */
  isBeside?: boolean;
  /** Called for each input. */
  onInput?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a page with a single task. */
export function SingleTaskForm({ lead, action, isBusy, problem, isBeside = false, onSend, onInput, children }: Props) {
  const t = useTexts('account');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSend();
  }

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit} onInput={onInput}>
      <CsrfField />
      <p className={classNames(text.size14, text.soft)}>{lead}</p>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <FieldGrid>{children}</FieldGrid>
      <div>
        <Button type="submit" {...(isBeside ? { kind: 'secondary' } : { size: 'large', wide: true })} busy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
