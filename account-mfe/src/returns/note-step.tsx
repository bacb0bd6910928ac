import { AttachmentList } from '@odeta/attachments';
import { attachmentRules } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { FieldGrid, TextArea } from '@odeta/ui/forms';
import { boundField } from './bound-field.ts';
import { RemedyStep } from './remedy-step.tsx';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';

/** Description of the defect with attachments, and what is asked for. */
export function NoteStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, errors, files, shrinking, fileProblem } = useSnapshot(store.state);
  const onChange = (value: string) => store.type('note', value);
  return (
    <div className={classes.note}>
      <FieldGrid>
        <TextArea
          field={boundField('note', errors.note, { value: fields.note, onChange, onLeave: () => store.leave('note') })}
          label={t(fields.kind === 'complaint' ? 'returns.note-complaint' : 'returns.note-missing')}
          rows={4}
          required
        />
      </FieldGrid>
      <AttachmentList
        rules={attachmentRules}
        files={files}
        shrinking={shrinking}
        fileProblem={fileProblem}
        texts={t}
        onAdd={store.attachments.addFiles}
        onRemove={store.attachments.removeFile}
        onCancel={store.attachments.cancelFile}
      />
      {fields.kind === 'complaint' && <RemedyStep />}
    </div>
  );
}
