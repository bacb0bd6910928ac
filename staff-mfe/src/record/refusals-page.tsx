import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { useEffect } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './record.module.css';
import { RecordLists } from './record-lists.tsx';
import { createRefusals, type RefusedAct } from './refusals.store.ts';

/** What employees have tried and their role does not allow. Reading it is in the record, too. */
export function RefusalsPage() {
  const t = useTexts('staff');
  const store = useStore(createRefusals);
  const { refusals, hasMore } = useSnapshot(store.state);
  const first = usePress(() => store.find(''));
  const more = usePress(store.more);
  // Once per page, with everything.
  useEffect(() => first.press(), []);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'refusals',
    values: { member: '' },
    required: [],
    keepsValues: true,
    onSend: ({ member }) => store.find(member),
  });
  const failed = first.problem ?? more.problem;

  return (
    <>
      <h1 className={text.title36}>{t('record.title')}</h1>
      <RecordLists here="refused" />
      <p className={classes.lead}>{t('record.refused-lead')}</p>
      <search className={classNames(classes.search, classes.narrow)}>
        <StaffForm action={t('search.action')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
          <TextField field={field('member')} autoComplete="off" spellCheck={false} label={t('record.member')} />
        </StaffForm>
      </search>
      <div role="alert">{failed && <Alert type="error">{failed}</Alert>}</div>
      <div role="status">
        {refusals && (
          <p className={text.soft}>
            {t(refusals.length === 0 ? 'search.nothing' : 'record.shown', { count: refusals.length })}
          </p>
        )}
      </div>
      <ol className={classes.list} aria-busy={first.isBusy}>
        {refusals?.map((one) => (
          <Row key={one.id} refusal={one} />
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

function Row({ refusal: { at, member, role, act, subject } }: { refusal: RefusedAct }) {
  const t = useTexts('staff');
  return (
    <li className={classes.row}>
      <span className={classNames(text.size14, text.soft)}>{momentHere(at, document.documentElement.lang)}</span>
      <span className={text.medium}>{member}</span>
      <span>{wordFor(t, 'recorded', act)}</span>
      <span>{wordFor(t, 'roles', role)}</span>
      <span className={classNames(text.size14, text.soft)}>{subject}</span>
    </li>
  );
}
