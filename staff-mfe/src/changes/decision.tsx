import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Alert, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createOpenSet, type OpenSet } from './change-set.store.ts';
import classes from './changes.module.css';

/** For the second person; anybody else sees why it is not theirs to decide. */
export function Decision({ id, decision }: { id: string; decision: OpenSet['decision'] }) {
  const t = useTexts('staff');
  return (
    <section className={classes.panel} aria-labelledby="decision">
      <h2 id="decision" className={text.size18}>
        {t('changes.decision')}
      </h2>
      {decision === 'possible' ? (
        <>
          <p className={text.size14}>{t('changes.decision-lead')}</p>
          <Approve id={id} />
          <Refuse id={id} />
        </>
      ) : (
        <Alert type="info">{t(`changes.not-${decision}`)}</Alert>
      )}
    </section>
  );
}

function Approve({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'approve',
    values: { reason: '' },
    required: [],
    onSend: ({ reason }) => store.approve(id, reason),
  });
  return (
    <StaffForm action={t('changes.approve')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField
        field={field('reason')}
        autoComplete="off"
        label={t('changes.approve-note')}
        note={t('contents.may-be-empty')}
      />
    </StaffForm>
  );
}

function Refuse({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'refuse',
    values: { reason: '' },
    required: ['reason'],
    onSend: ({ reason }) => store.refuse(id, reason),
  });
  return (
    <StaffForm action={t('changes.refuse')} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField field={field('reason')} autoComplete="off" label={t('changes.refuse-reason')} required />
    </StaffForm>
  );
}
