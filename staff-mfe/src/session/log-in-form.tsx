import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { TextField } from '@odeta/ui/forms';
import { useEffect, useState } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createStaffSession } from './session.store.ts';

/** Exchanges the personal key for a log-in; then asks for a code, if the employee has an app for it. */
export function LogInForm() {
  const t = useTexts('staff');
  const session = useStore(createStaffSession);
  /** The right key, with which a code is needed. */
  const [key, setKey] = useState<string | null>(null);
  const needsCode = (values: { key: string }) => values.key.trim() === key;
  const { values, field, submit, isBusy, problem } = useStaffForm({
    form: 'log-in',
    values: { key: '', code: '' },
    required: ['key'],
    check: (all) => (needsCode(all) && all.code.trim() === '' ? { code: t('forms.required') } : {}),
    keepsValues: true,
    async onSend(all) {
      const typed = all.key.trim();
      const outcome = await session.logIn(typed, needsCode(all) ? all.code : undefined);
      setKey(outcome === 'code-required' ? typed : null);
    },
  });
  const isAsked = needsCode(values);
  useEffect(() => {
    if (isAsked) document.getElementById('log-in-code')?.focus();
  }, [isAsked]);

  return (
    <StaffForm action={t('log-in.action')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField
        field={field('key')}
        type="password"
        autoComplete="current-password"
        label={t('log-in.key')}
        help={t('log-in.key-help')}
        required
      />
      {isAsked && (
        <TextField
          field={field('code')}
          autoComplete="one-time-code"
          label={t('log-in.code')}
          help={t('log-in.code-help')}
          required
        />
      )}
    </StaffForm>
  );
}
