import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { TextArea } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { createServiceActs } from './acts.store.ts';

export function NoteForm({ orderId }: { orderId: string }) {
  const t = useTexts('staff');
  const acts = useStore(createServiceActs);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'note',
    values: { text: '' },
    required: ['text'],
    onSend: ({ text }) => acts.note(orderId, text),
  });
  return (
    <StaffForm action={t('acts.add-note')} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextArea field={field('text')} rows={3} label={t('acts.note')} help={t('acts.note-help')} />
    </StaffForm>
  );
}
