import { attachmentRules } from '@odeta/contracts';
import { AttachmentList } from '@odeta/purchase/attachments';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { TextArea } from '@odeta/ui/forms';
import { boundField } from './bound-field.ts';
import classes from './return.module.css';
import { createReturnFormStore } from './return-form.store.ts';

/** Description of the defect with attachments. */
export function NoteStep() {
  const t = useTexts('account');
  const store = useStore(createReturnFormStore);
  const { fields, errors, files, fileProblem } = useSnapshot(store.state);
  const onChange = (value: string) => store.type('note', value);
  return (
    <div className={classes.note}>
      <TextArea
        field={boundField('note', errors.note, { onChange, onLeave: () => store.leave('note') })}
        label={t(fields.kind === 'complaint' ? 'returns.note-complaint' : 'returns.note-missing')}
        rows={4}
        required
      />
      <AttachmentList
        rules={attachmentRules}
        files={files}
        fileProblem={fileProblem}
        texts={t}
        onAdd={store.addFiles}
        onRemove={store.removeFile}
      />
    </div>
  );
}
