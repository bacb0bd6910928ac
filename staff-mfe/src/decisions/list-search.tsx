import { useTexts } from '@odeta/storefront/i18n';
import { useNavigate } from '@odeta/storefront/router';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import classes from './decisions.module.css';

/** Searches what is listed in the chosen state. */
export function ListSearch({ path, state, q }: { path: string; state: string; q: string }) {
  const t = useTexts('staff');
  const navigate = useNavigate();
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'list',
    values: { q },
    required: [],
    keepsValues: true,
    async onSend(values) {
      navigate(`${path}?${new URLSearchParams({ state, ...(values.q.trim() && { q: values.q.trim() }) })}`);
    },
  });
  return (
    <search className={classes.search}>
      <StaffForm action={t('search.action')} isBusy={isBusy} problem={problem} onSubmit={submit}>
        <TextField field={field('q')} autoComplete="off" spellCheck={false} label={t('decisions.search')} />
      </StaffForm>
    </search>
  );
}
