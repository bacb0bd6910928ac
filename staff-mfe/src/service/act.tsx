import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Icon, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { type ReactNode, useState } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import classes from './acts.module.css';

type Form<Values extends Record<string, string>> = ReturnType<typeof useStaffForm<Values>>;

interface Props<Values extends Record<string, string>> {
  /** Its name in the texts, and the beginning of the ids of its fields, unless it is there more than once. */
  name: string;
  id?: string;
  values: Values;
  /** Fields besides the reason that may not be empty. */
  required?: readonly (keyof Values & string)[];
  onSend: (values: Values & { reason: string }) => Promise<unknown>;
  children?: (form: Form<Values & { reason: string }>) => ReactNode;
}

/** An act that is folded until it is needed. Every act has a reason, which is recorded. */
export function Act<Values extends Record<string, string>>({
  name,
  id = name,
  values,
  required = [],
  onSend,
  children,
}: Props<Values>) {
  const t = useTexts('staff');
  const [isDone, setDone] = useState(false);
  const form = useStaffForm<Values & { reason: string }>({
    form: id,
    values: { ...values, reason: '' },
    required: [...required, 'reason'],
    async onSend(sent) {
      setDone(false);
      await onSend(sent);
      setDone(true);
    },
  });
  return (
    <details className={classes.act}>
      <summary className={classes.name}>
        <span className={text.medium}>{t(`acts.${name}`)}</span>
        <Icon icon="chevron-down" size={16} />
      </summary>
      <div className={classes.body}>
        <p className={text.size14}>{t(`acts.${name}-lead`)}</p>
        <StaffForm action={t(`acts.${name}`)} isBusy={form.isBusy} problem={form.problem} onSubmit={form.submit}>
          {children?.(form)}
          <TextField field={form.field('reason')} autoComplete="off" label={t('acts.reason')} required />
        </StaffForm>
        <div role="status">{isDone && <Alert type="success">{t('acts.done')}</Alert>}</div>
      </div>
    </details>
  );
}
