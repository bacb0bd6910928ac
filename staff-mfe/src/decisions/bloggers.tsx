import { bloggerAddresses, bloggerStates } from '@odeta/contracts';
import { type BloggerHold, bloggerHolds, type ListedBlogger } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { SelectField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { CaseHead, CaseList, States } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';

const PATH = '/decisions/bloggers';

/** Who is a blogger of the shop. */
export function Bloggers() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { bloggers, count } = useSnapshot(store.lists);
  const { search } = useLocation();
  const only = bloggerStates.find((state) => state === new URLSearchParams(search).get('state')) ?? 'waiting';
  const { lang } = document.documentElement;
  return (
    <>
      <CaseHead kind="bloggers">
        <States path={PATH} states={bloggerStates} only={only} />
      </CaseHead>
      <CaseList
        key={only}
        items={bloggers as readonly ListedBlogger[] | null}
        count={count}
        load={() => store.showBloggers(only)}
        summary={({ profile, country, customer, at }) => ({
          title: [profile.profileName, profile.socialName].filter(Boolean).join(' / '),
          facts: [country.toUpperCase(), customer && t('order.customer', { number: customer }), momentHere(at, lang)],
        })}
      >
        {(blogger) => <Blogger blogger={blogger} />}
      </CaseList>
    </>
  );
}

function Blogger({ blogger: { id, at, profile, state, hold, code, orders } }: { blogger: ListedBlogger }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const activate = usePress(() => store.decideBlogger(id, at));
  const addresses = bloggerAddresses.filter((name) => profile[name] !== '');
  return (
    <>
      <div className={classes.part}>
        {profile.about && <blockquote className={classes.words}>{profile.about}</blockquote>}
        {profile.followers && <p>{t('decisions.followers', { count: Number(profile.followers) })}</p>}
        <ul>
          {addresses.map((name) => (
            <li key={name}>
              <a href={profile[name]} target="_blank" rel="noopener noreferrer" className={classes.link}>
                {profile[name]}
              </a>
            </li>
          ))}
        </ul>
        {code && <p className={text.size14}>{t('decisions.reader-code', { code, count: orders })}</p>}
      </div>
      <div className={classes.part}>
        {hold && <p>{t('decisions.refused-because', { reason: wordFor(t, 'blogger-holds', hold) })}</p>}
        {state !== 'active' && (
          <>
            <div role="alert">{activate.problem && <Alert type="error">{activate.problem}</Alert>}</div>
            <div>
              <Button kind="primary" busy={activate.isBusy} onClick={activate.press}>
                {t('decisions.activate')}
              </Button>
            </div>
          </>
        )}
        {state !== 'held' && <Hold id={id} at={at} />}
      </div>
    </>
  );
}

function Hold({ id, at }: { id: string; at: string }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: `blogger-${id}`,
    values: { hold: '' },
    required: ['hold'],
    onSend: ({ hold }) => store.decideBlogger(id, at, hold as BloggerHold),
  });
  return (
    <StaffForm action={t('decisions.hold')} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <SelectField
        field={field('hold')}
        label={t('decisions.refusal')}
        help={t('decisions.hold-help')}
        placeholder={t('contents.choose')}
        options={bloggerHolds.map((value) => ({ value, label: t(`blogger-holds.${value}`) }))}
        required
      />
    </StaffForm>
  );
}
