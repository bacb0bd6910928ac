import type { Problem } from '@odeta/storefront/actions';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import type { FormEvent, ReactNode } from 'react';
import classes from './form.module.css';
import { useAddress } from './use-address.ts';

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
  /** Its name when it is posted without scripts. */
  form?: string;
  /** Called for each input. */
  onInput?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a page with a single task. */
export function SingleTaskForm({
  lead,
  action,
  isBusy,
  problem,
  isBeside = false,
  onSend,
  onInput,
  form,
  children,
}: Props) {
  const t = useTexts('account');

  const address = useAddress();
  const posted = usePosted(form ?? '').problem;
  const shown = problem ?? (posted === null ? null : { key: null, text: posted });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSend();
  }

  return (
    <form
      className={classes.form}
      noValidate
      method="post"
      action={form && address}
      onSubmit={handleSubmit}
      onInput={onInput}
    >
      <CsrfField form={form} />
      <p className={classNames(text.size14, text.soft)}>{lead}</p>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <FieldGrid>{children}</FieldGrid>
      <div>
        <Button type="submit" {...(isBeside ? { kind: 'secondary' } : { size: 'large', wide: true })} busy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
