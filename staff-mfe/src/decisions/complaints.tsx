import { countries, returnOutcomes, sizeName } from '@odeta/contracts';
import { type ListedComplaint, STAFF_COMPLAINT_FILE } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert } from '@odeta/ui';
import { SelectField, TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { complaintTemplates } from '../templates/index.ts';
import { minorOf, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { CaseHead, CaseList } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';
import { Files, OrderLink } from './files.tsx';
import { AnswerField } from './template-field.tsx';

/** Complaints and reports of missing goods, which an employee answers as soon as the goods are here. */
export function Complaints() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { complaints, count } = useSnapshot(store.lists);
  const { lang } = document.documentElement;
  return (
    <>
      <CaseHead kind="complaints" />
      <CaseList
        items={complaints as readonly ListedComplaint[] | null}
        count={count}
        load={store.showComplaints}
        summary={({ number, kind, country, orderNumber, at, canBeAnswered }) => ({
          title: number,
          facts: [
            wordFor(t, 'return-kinds', kind),
            orderNumber,
            momentIn(country, at, lang),
            !canBeAnswered && t('decisions.not-here'),
          ],
        })}
      >
        {(complaint) => <Complaint complaint={complaint} />}
      </CaseList>
    </>
  );
}

function Complaint({ complaint }: { complaint: ListedComplaint }) {
  const t = useTexts('staff');
  const { id, kind, orderId, orderNumber, lines, note, remedy, files, canBeAnswered, mended } = complaint;
  return (
    <>
      <div className={classes.part}>
        <ul>
          {lines.map(({ name, color, size, quantity, reason }) => (
            <li key={`${name} ${color} ${size}`}>
              {`${quantity} × ${[name, color, sizeName(size)].filter(Boolean).join(', ')}: ${wordFor(t, 'return-reasons', reason)}`}
            </li>
          ))}
        </ul>
        {note && <blockquote className={classes.words}>{note}</blockquote>}
        {remedy && <p>{t('decisions.asks-for', { remedy: wordFor(t, 'remedies', remedy) })}</p>}
        <Files
          names={files}
          address={(place) => `/api${STAFF_COMPLAINT_FILE.replace('{returnId}', id).replace('{place}', String(place))}`}
        />
        <OrderLink id={orderId} number={orderNumber} />
      </div>
      <div className={classes.part}>
        {canBeAnswered && kind === 'complaint' && (
          <p>{mended > 0 ? t('decisions.mended', { count: mended }) : t('decisions.first-mend')}</p>
        )}
        {canBeAnswered ? <Answer complaint={complaint} /> : <Alert type="info">{t('decisions.not-here-lead')}</Alert>}
      </div>
    </>
  );
}

function Answer({ complaint: { id, country, language } }: { complaint: ListedComplaint }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const form = useStaffForm({
    form: `complaint-${id}`,
    values: { outcome: '', amount: '', words: '' },
    required: ['outcome'],
    check: ({ outcome, amount, words }) => ({
      ...(outcome === 'reduction' && !minorOf(country, amount) && { amount: t('rules.reduction-amount') }),
      ...(outcome === 'refused' && words.trim() === '' && { words: t('forms.required') }),
    }),
    async onSend({ outcome, amount, words }) {
      const minor = outcome === 'reduction' ? minorOf(country, amount) : null;
      const chosen = returnOutcomes.find((one) => one === outcome) ?? 'refused';
      await store.answerComplaint(id, { outcome: chosen, words, ...(minor && { amount: minor }) });
    },
  });
  return (
    <StaffForm action={t('decisions.answer')} isMain isBusy={form.isBusy} problem={form.problem} onSubmit={form.submit}>
      <SelectField
        field={form.field('outcome')}
        label={t('decisions.outcome')}
        placeholder={t('contents.choose')}
        options={returnOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        required
      />
      {form.values.outcome === 'reduction' && (
        <TextField
          field={form.field('amount')}
          autoComplete="off"
          inputMode="decimal"
          label={t('acts.amount', { currency: countries[country].currency })}
          required
        />
      )}
      <AnswerField
        form={form}
        id={`complaint-${id}`}
        language={language}
        templates={complaintTemplates}
        kind="words"
        label={t('decisions.buyer-reads', { language: t(`languages.${language}`) })}
        help={t('decisions.buyer-reads-help')}
      />
    </StaffForm>
  );
}
