import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createOpenSet, type OpenSet } from './change-set.store.ts';
import classes from './changes.module.css';

/** Starts a draft at once, at its own time, or at another one on the clocks of each country. */
export function StartForm({ id, parts }: { id: string; parts: OpenSet['changeSet']['parts'] }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { field, submit, isBusy, problem, values } = useStaffForm({
    form: 'start',
    values: { from: '', until: '' },
    required: [],
    keepsValues: true,
    check: ({ from, until }) => (from && until && until <= from ? { until: t('forms.ends-first') } : {}),
    onSend: (times) => store.start(id, times),
  });
  const hasTime = values.from !== '' || parts.some(({ startsAt }) => startsAt !== null);
  return (
    <section className={classes.panel} aria-labelledby="start">
      <h2 id="start" className={text.size18}>
        {t('changes.start-title')}
      </h2>
      <StaffForm
        action={t(hasTime ? 'changes.schedule' : 'changes.start')}
        isMain
        isBusy={isBusy}
        problem={problem}
        onSubmit={submit}
      >
        <TextField
          field={field('from')}
          type="datetime-local"
          autoComplete="off"
          label={t('contents.from')}
          help={t(hasTime ? 'changes.from-help' : 'contents.from-help')}
        />
        <TextField
          field={field('until')}
          type="datetime-local"
          autoComplete="off"
          label={t('contents.until')}
          help={t('contents.until-help')}
        />
      </StaffForm>
    </section>
  );
}
