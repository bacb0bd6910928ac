import { EXPORT_PARAMETER } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { OpenForm } from './open-form.tsx';
import { createPersonalDataStore } from './personal-data.store.ts';

const FORM = 'account.download';

/** Downloads the data export from the link of an e-mail. Needs a click, because the link is valid once. */
export function ExportReady() {
  const t = useTexts('account');
  const token = new URLSearchParams(useLocation().search).get(EXPORT_PARAMETER);
  const store = useStore(createPersonalDataStore);
  const { isBusy, isDownloaded, isExportSent, isLinkUnusable, open, problem } = useSnapshot(store.state);
  const posted = usePosted(FORM);
  const shown = open === null && !isExportSent ? (problem ?? posted.alert) : null;
  // A new link is requested at the end of the page.
  if (!token || (isLinkUnusable && (open === 'export' || isExportSent))) return null;
  return (
    <section className={classes.section} aria-labelledby="export-title">
      <h2 id="export-title" className={text.title28}>
        {t('personal-data.export')}
      </h2>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <div role="status">{isDownloaded && <Alert type="success">{t('personal-data.downloaded')}</Alert>}</div>
      {(isLinkUnusable || posted.isPosted) && (
        <OpenForm name="export" onOpen={() => store.ask('export')}>
          {t('personal-data.export-again')}
        </OpenForm>
      )}
      {!isDownloaded && !isLinkUnusable && !posted.isPosted && (
        <>
          <p className={text.soft}>{t('personal-data.ready')}</p>
          <PostForm
            name={FORM}
            to={`${addresses.settings.path}?${new URLSearchParams({ [EXPORT_PARAMETER]: token })}`}
            onSubmit={() => void store.download(token)}
          >
            <Button type="submit" busy={isBusy}>
              {t('personal-data.download')}
            </Button>
          </PostForm>
        </>
      )}
    </section>
  );
}
