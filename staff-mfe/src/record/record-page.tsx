import { recordedActs } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { FieldGrid, SelectField, TextField } from '@odeta/ui/forms';
import { useEffect } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './record.module.css';
import { createRecord, type Entry, emptyQuestion } from './record.store.ts';
import { RecordLists } from './record-lists.tsx';

/** Who has done what, and whose data they have read: for whoever answers for the shop. Reading it is in the record, too. */
export function RecordPage() {
  const t = useTexts('staff');
  const record = useStore(createRecord);
  const { entries, hasMore } = useSnapshot(record.state);
  const first = usePress(() => record.find(emptyQuestion));
  const more = usePress(record.more);
  // Once per page, with everything.
  useEffect(() => first.press(), []);
  const problem = first.problem ?? more.problem;

  return (
    <>
      <h1 className={text.title36}>{t('record.title')}</h1>
      <RecordLists here="done" />
      <p className={classes.lead}>{t('record.lead')}</p>
      <Question />
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div role="status">
        {entries && (
          <p className={text.soft}>
            {t(entries.length === 0 ? 'search.nothing' : 'record.shown', { count: entries.length })}
          </p>
        )}
      </div>
      <ol className={classes.list} aria-busy={first.isBusy}>
        {entries?.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasMore && (
        <Button kind="secondary" busy={more.isBusy} onClick={more.press}>
          {t('contents.more')}
        </Button>
      )}
    </>
  );
}

function Question() {
  const t = useTexts('staff');
  const record = useStore(createRecord);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'record',
    values: emptyQuestion,
    required: [],
    keepsValues: true,
    check: ({ from, until }) => (from && until && until < from ? { until: t('forms.ends-first') } : {}),
    onSend: record.find,
  });
  return (
    <search className={classes.search}>
      <StaffForm action={t('search.action')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
        <FieldGrid>
          <TextField
            field={field('member')}
            width="third"
            autoComplete="off"
            spellCheck={false}
            label={t('record.member')}
          />
          <SelectField
            field={field('act')}
            width="third"
            label={t('record.act')}
            placeholder={t('record.all-acts')}
            options={recordedActs.map((value) => ({ value, label: wordFor(t, 'recorded', value) }))}
          />
          <TextField
            field={field('subject')}
            width="third"
            autoComplete="off"
            spellCheck={false}
            label={t('record.subject')}
            help={t('record.subject-help')}
          />
          <TextField field={field('from')} width="half" type="date" autoComplete="off" label={t('record.from')} />
          <TextField field={field('until')} width="half" type="date" autoComplete="off" label={t('record.until')} />
        </FieldGrid>
      </StaffForm>
    </search>
  );
}

function Row({ entry: { at, member, act, subject, reason } }: { entry: Entry }) {
  const t = useTexts('staff');
  return (
    <li className={classes.row}>
      <span className={classNames(text.size14, text.soft)}>{momentHere(at, document.documentElement.lang)}</span>
      <span className={text.medium}>{member}</span>
      <span>{wordFor(t, 'recorded', act)}</span>
      <span className={classes.number}>{subject}</span>
      <span className={classNames(text.size14, text.soft)}>{reason}</span>
    </li>
  );
}
