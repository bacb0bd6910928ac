import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import classes from '../forms/form.module.css';
import { ConfirmWish } from './confirm-wish.tsx';
import { createPersonalDataStore, type Wish } from './personal-data.store.ts';

/** GDPR: export and deletion of the customer's data. */
export function PersonalData() {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const store = useStore(createPersonalDataStore);
  const { deletionDueAt, waitsFor, isBusy, isExportSent, problem, open } = useSnapshot(store.state);
  const email = account?.email ?? '';
  return (
    <section className={classes.section} aria-labelledby="data-title">
      <h2 id="data-title" className={text.title28}>
        {t('personal-data.title')}
      </h2>
      <div role="alert">
        {problem && open !== null && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      <div role="status">
        {isExportSent && <Alert type="success">{t('personal-data.export-sent', { email })}</Alert>}
        {deletionDueAt && (
          <Alert type="warning">{t('personal-data.due', { date: dateText(country, deletionDueAt) })}</Alert>
        )}
      </div>
      {waitsFor.length > 0 && (
        <div className={classNames(text.size14, text.soft)}>
          <p>{t('personal-data.waits')}</p>
          <ul>
            {waitsFor.map((wait) => (
              <li key={wait}>{t(`personal-data.waits-${wait}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {deletionDueAt && (
        <div>
          <Button busy={isBusy} onClick={store.cancelDeletion}>
            {t('personal-data.keep')}
          </Button>
        </div>
      )}
      <Offer wish="export" label={t('personal-data.export')} />
      {!deletionDueAt && <Offer wish="delete" label={t('personal-data.delete')} />}
    </section>
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
      <div>
        <Button kind="secondary" onClick={() => store.ask(wish)}>
          {label}
        </Button>
      </div>
    </>
  );
}
