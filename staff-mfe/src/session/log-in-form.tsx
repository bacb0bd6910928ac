import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createStaffSession } from './session.store.ts';

/** Exchanges the personal key for a log-in. */
export function LogInForm() {
  const t = useTexts('staff');
  const session = useStore(createStaffSession);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'log-in',
    values: { key: '' },
    required: ['key'],
    onSend: ({ key }) => session.logIn(key.trim()),
  });
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
    </StaffForm>
  );
}
