import { editionNames } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link, useNavigate } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { SelectField, TextField } from '@odeta/ui/forms';
import { useEffect } from 'react';
import { choiceField } from '../forms/choice-field.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './contents.module.css';
import { addressOf } from './editor-address.ts';
import { summaryOf } from './summary-of.ts';
import { createValueList } from './values.store.ts';

/** What can be changed: one kind of value in one edition, as a list that leads to the editor. */
export function ContentsPage() {
  const t = useTexts('staff');
  const list = useStore(createValueList);
  const { kinds, kind, edition, values, next } = useSnapshot(list.state);
  const load = usePress(list.load);
  const more = usePress(list.more);
  // Once per page.
  useEffect(() => load.press(), []);
  const show = (chosen: string, of: string) => void list.show(chosen, of).catch(load.press);
  const problem = load.problem ?? more.problem;

  return (
    <>
      <h1 className={text.title36}>{t('contents.title')}</h1>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div className={classes.choices}>
        <SelectField
          field={choiceField('kind', kind, (value) => show(value, edition))}
          label={t('contents.kind')}
          placeholder={t('contents.choose')}
          options={(kinds ?? []).map(({ name }) => ({ value: name, label: wordFor(t, 'kinds', name) }))}
        />
        <SelectField
          field={choiceField('edition', edition, (value) => show(kind, value))}
          label={t('contents.edition')}
          placeholder={t('contents.choose')}
          options={editionNames.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        {kind && <OpenByKey kind={kind} />}
      </div>
      <ul className={classes.list} aria-busy={load.isBusy}>
        {values.map(({ key, value }) => (
          <li key={key}>
            <Link to={addressOf(kind, key)} className={classes.row}>
              <span className={text.medium}>{key}</span>
              <span className={text.soft}>{summaryOf(edition, value)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button kind="secondary" busy={more.isBusy} onClick={more.press}>
          {t('contents.more')}
        </Button>
      )}
    </>
  );
}

function OpenByKey({ kind }: { kind: string }) {
  const t = useTexts('staff');
  const navigate = useNavigate();
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'open',
    values: { key: '' },
    required: ['key'],
    onSend: async ({ key }) => void navigate(addressOf(kind, key.trim())),
  });
  return (
    <StaffForm action={t('contents.open')} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField field={field('key')} autoComplete="off" spellCheck={false} label={t('contents.key')} />
    </StaffForm>
  );
}
