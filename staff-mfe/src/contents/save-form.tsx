import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, text } from '@odeta/ui';
import { Checkbox, TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { fieldTexts } from '../words/problem-text.ts';
import classes from './contents.module.css';
import { type Edited, isTouched } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { createLivePreview } from './live-preview.store.ts';

/** Writes what was changed, all of it or nothing: at once, or at a time in each country. */
export function SaveForm() {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const previews = useStore(createLivePreview);
  const { edited, errors } = useSnapshot(editor.state);
  const { field, set, submit, isBusy, problem, values } = useStaffForm({
    form: 'save',
    values: { reason: '', from: '', until: '', isDraft: '' },
    required: ['reason'],
    keepsValues: true,
    check: ({ from, until }) => (from && until && until <= from ? { until: t('forms.ends-first') } : {}),
    async onSend(values) {
      await editor.save(values, (error) => fieldTexts(t, error));
      if (editor.state.isSaved) await previews.end();
    },
  });
  const touched = (edited as readonly Edited[]).filter(isTouched).map(({ edition }) => edition.toUpperCase());
  return (
    <section className={classes.save} aria-labelledby="save">
      <h2 id="save" className={text.size18}>
        {t('contents.save')}
      </h2>
      <p>
        {touched.length > 0 ? t('contents.touched', { editions: touched.join(', ') }) : t('contents.nothing-touched')}
      </p>
      <div role="alert">{Object.keys(errors).length > 0 && <Alert type="error">{t('contents.wrong')}</Alert>}</div>
      {touched.length > 0 && (
        <StaffForm action={t('contents.save')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
          <TextField field={field('reason')} autoComplete="off" label={t('acts.reason')} required />
          <div className={classes.times}>
            <TextField
              field={field('from')}
              type="datetime-local"
              autoComplete="off"
              label={t('contents.from')}
              help={t('contents.from-help')}
            />
            <TextField
              field={field('until')}
              type="datetime-local"
              autoComplete="off"
              label={t('contents.until')}
              help={t('contents.until-help')}
            />
          </div>
          <Checkbox
            id="save-isDraft"
            checked={values.isDraft !== ''}
            onChange={(isOn) => set('isDraft', isOn ? 'yes' : '')}
          >
            {t('contents.only-prepare')}
          </Checkbox>
        </StaffForm>
      )}
    </section>
  );
}
