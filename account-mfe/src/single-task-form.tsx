import { type Problem, ProblemAlert } from '@odeta/purchase';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid } from '@odeta/ui/forms';
import type { FormEvent, ReactNode } from 'react';
import classes from './form.module.css';

interface Props {
  /** What it is for. */
  lead: string;
  /** On the button. */
  action: string;
  isBusy: boolean;
  problem: Problem | null;
  /** Called unless it is being sent already. */
  onSend: () => void;
  /** It stands beside another form, whose button is the main one. */
  isBeside?: boolean;
  /** Something is typed. */
  onInput?: () => void;
  /** Its fields. */
  children: ReactNode;
}

/** The form of a page with one thing to do. */
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
