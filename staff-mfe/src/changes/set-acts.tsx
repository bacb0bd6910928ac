import { statesOfSet } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Button, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createOpenSet, type OpenSet } from './change-set.store.ts';
import classes from './changes.module.css';
import { Decision } from './decision.tsx';
import { Preview } from './preview.tsx';
import { StartForm } from './start-form.tsx';

/** What the reader may do with the set in the state that it has. */
export function SetActs({ open }: { open: OpenSet }) {
  const t = useTexts('staff');
  const { changeSet, mayChange } = open;
  const { parts, undoneBy, isPreview } = changeSet;
  const states = statesOfSet(changeSet);
  const isPending = parts.some(({ state }) => state === 'draft' || state === 'scheduled');
  const isLive = states.includes('live') && undoneBy === null;
  const id = String(changeSet.id);
  if (!isPending && !isLive) return null;
  return (
    <aside className={classes.acts} aria-label={t('acts.title')}>
      {states.includes('waiting') && <Decision id={id} decision={open.decision} />}
      {mayChange && isPending && <Preview id={id} parts={parts} />}
      {isPreview && <Alert type="info">{t('problems.only-shown')}</Alert>}
      {mayChange && !isPreview && states.includes('draft') && <StartForm id={id} parts={parts} />}
      {mayChange && isLive && <UndoForm id={id} />}
      {mayChange && isPending && !isLive && <Cancel id={id} />}
      {!mayChange && <Alert type="info">{t('changes.read-only')}</Alert>}
    </aside>
  );
}

function UndoForm({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'undo',
    values: { reason: '' },
    required: [],
    onSend: ({ reason }) => store.undo(id, reason),
  });
  return (
    <section className={classes.panel}>
      <h2 className={text.size18}>{t('contents.undo')}</h2>
      <p className={text.size14}>{t('changes.undo-lead')}</p>
      <StaffForm action={t('contents.undo')} isBusy={isBusy} problem={problem} onSubmit={submit}>
        <TextField
          field={field('reason')}
          autoComplete="off"
          label={t('acts.reason')}
          note={t('contents.may-be-empty')}
        />
      </StaffForm>
    </section>
  );
}

function Cancel({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { isBusy, problem, press } = usePress(() => store.cancel(id));
  return (
    <section className={classes.panel}>
      <p className={text.size14}>{t('changes.cancel-lead')}</p>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div>
        <Button kind="secondary" busy={isBusy} onClick={press}>
          {t('changes.cancel')}
        </Button>
      </div>
    </section>
  );
}
