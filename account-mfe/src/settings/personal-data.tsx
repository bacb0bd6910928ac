import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { ConfirmWish } from './confirm-wish.tsx';
import { OpenForm } from './open-form.tsx';
import { createPersonalDataStore, type Wish } from './personal-data.store.ts';

/** GDPR: export and deletion of the customer's data. */
export function PersonalData() {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const store = useStore(createPersonalDataStore);
  const { deletionDueAt, isBusy, isExportSent, problem, open } = useSnapshot(store.state);
  const email = account?.email ?? '';
  const isExportPosted = new URLSearchParams(useLocation().search).get('done') === 'export';
  const refused = [usePosted('account.export'), usePosted('account.delete'), usePosted('account.keep')];
  const shown = (open !== null && problem) || refused.find(({ alert }) => alert)?.alert;
  return (
    <section className={classes.section} aria-labelledby="data-title">
      <h2 id="data-title" className={text.title28}>
        {t('personal-data.title')}
      </h2>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <div role="status">
        {(isExportSent || isExportPosted) && <Alert type="success">{t('personal-data.export-sent', { email })}</Alert>}
        {deletionDueAt && (
          <Alert type="warning">{t('personal-data.due', { date: dateText(country, deletionDueAt) })}</Alert>
        )}
      </div>
      {deletionDueAt && <Waits />}
      {deletionDueAt && (
        <PostForm name="account.keep" to={addresses.settings.path} onSubmit={() => void store.cancelDeletion()}>
          <Button type="submit" busy={isBusy}>
            {t('personal-data.keep')}
          </Button>
        </PostForm>
      )}
      <Offer wish="export" label={t('personal-data.export')} />
      {!deletionDueAt && (
        <>
          <Offer wish="delete" label={t('personal-data.delete')} />
          <Waits />
        </>
      )}
    </section>
  );
}

/** What has to end before the account is deleted. */
function Waits() {
  const t = useTexts('account');
  const { waitsFor } = useSnapshot(useStore(createPersonalDataStore).state);
  if (waitsFor.length === 0) return null;
  return (
    <div className={classNames(text.size14, text.soft)}>
      <p>{t('personal-data.waits')}</p>
      <ul>
        {waitsFor.map((wait) => (
          <li key={wait}>{t(`personal-data.waits-${wait}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ wish, label }: { wish: Wish; label: string }) {
  const t = useTexts('account');
  const store = useStore(createPersonalDataStore);
  const { open, waitDays } = useSnapshot(store.state);
  if (open === wish) return <ConfirmWish wish={wish} label={label} />;
  return (
    <>
      <p className={classNames(text.size14, text.soft)}>{t(`personal-data.${wish}-text`, { days: waitDays })}</p>
      <OpenForm name={wish} onOpen={() => store.ask(wish)}>
        {label}
      </OpenForm>
    </>
  );
}
