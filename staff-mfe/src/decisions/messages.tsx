import { type ListedMessage, STAFF_MESSAGE_FILE } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { messageTemplates } from '../templates/index.ts';
import { localeOf, momentIn } from '../words/formats.ts';
import { CaseHead, CaseList, States } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';
import { Files } from './files.tsx';
import { ListSearch } from './list-search.tsx';
import { AnswerField } from './template-field.tsx';

const PATH = '/decisions/messages';
const states = ['waiting', 'settled'] as const;

/** Messages of the contact page, with their answers. */
export function Messages() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { messages, count } = useSnapshot(store.lists);
  const asked = new URLSearchParams(useLocation().search);
  const only = states.find((state) => state === asked.get('state')) ?? 'waiting';
  const q = asked.get('q') ?? '';
  const { lang } = document.documentElement;
  return (
    <>
      <CaseHead kind="messages">
        <States path={PATH} states={states} only={only} />
        <ListSearch key={only} path={PATH} state={only} q={q} />
      </CaseHead>
      <CaseList
        key={`${only} ${q}`}
        items={messages as readonly ListedMessage[] | null}
        count={count}
        load={() => store.showMessages(only, q)}
        summary={({ number, topic, name, email, country, at, answerBy }) => ({
          title: [number, t(`topics.${topic}`)].join(', '),
          facts: [
            name || email,
            momentIn(country, at, lang),
            only === 'waiting' && t('decisions.answer-by', { day: dayOf(answerBy, lang) }),
          ],
        })}
      >
        {(message) => <Message message={message} isWaiting={only === 'waiting'} />}
      </CaseList>
    </>
  );
}

const dayOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function Message({ message, isWaiting }: { message: ListedMessage; isWaiting: boolean }) {
  const t = useTexts('staff');
  const { id, country, name, email, orderNumber, customer, files, answers } = message;
  const { lang } = document.documentElement;
  const facts = [
    name,
    email,
    orderNumber && t('order.title', { number: orderNumber }),
    customer && t('order.customer', { number: customer }),
  ];
  return (
    <>
      <div className={classes.part}>
        <p className={text.size14}>{facts.filter(Boolean).join(', ')}</p>
        <blockquote className={classes.words}>{message.message}</blockquote>
        <Files
          names={files}
          address={(place) => `/api${STAFF_MESSAGE_FILE.replace('{messageId}', id).replace('{place}', String(place))}`}
        />
        {answers.map(({ at, by, way, words }) => (
          <div key={at} className={classes.lines}>
            <p className={classNames(text.size14, text.soft)}>
              {[t(`decisions.by-${way}`), by, momentIn(country, at, lang)].join(', ')}
            </p>
            <blockquote className={classes.words}>{words}</blockquote>
          </div>
        ))}
      </div>
      <div className={classes.part}>
        {isWaiting && <Answer message={message} />}
        {isWaiting && <Elsewhere id={id} />}
      </div>
    </>
  );
}

function Answer({ message: { id, language, email } }: { message: ListedMessage }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const form = useStaffForm({
    form: `message-${id}`,
    values: { words: '' },
    required: ['words'],
    onSend: ({ words }) => store.answerMessage(id, 'email', words),
  });
  return (
    <StaffForm
      action={t('decisions.send-answer')}
      isMain
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={form.submit}
    >
      <AnswerField
        form={form}
        id={`message-${id}`}
        language={language}
        templates={messageTemplates}
        kind="letter"
        label={t('decisions.sender-reads', { language: t(`languages.${language}`) })}
        help={t('decisions.sender-reads-help', { email })}
      />
    </StaffForm>
  );
}

function Elsewhere({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: `elsewhere-${id}`,
    values: { words: '' },
    required: ['words'],
    onSend: ({ words }) => store.answerMessage(id, 'elsewhere', words),
  });
  return (
    <details className={classes.case}>
      <summary className={classes.name}>
        <span className={text.medium}>{t('decisions.elsewhere')}</span>
        <Icon icon="chevron-down" size={16} />
      </summary>
      <div className={classes.part}>
        <StaffForm action={t('decisions.settle')} isBusy={isBusy} problem={problem} onSubmit={submit}>
          <TextField
            field={field('words')}
            autoComplete="off"
            label={t('decisions.elsewhere-how')}
            help={t('decisions.elsewhere-help')}
            required
          />
        </StaffForm>
      </div>
    </details>
  );
}
