import { EXPORT_PARAMETER } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import classes from '../forms/form.module.css';
import { createPersonalDataStore } from './personal-data.store.ts';

/** Downloads the data export from the link of an e-mail. Needs a click, because the link is valid once. */
export function ExportReady() {
  const t = useTexts('account');
  const token = new URLSearchParams(useLocation().search).get(EXPORT_PARAMETER);
  const store = useStore(createPersonalDataStore);
  const { isBusy, isDownloaded, isExportSent, isLinkUnusable, open, problem } = useSnapshot(store.state);
  // A new link is requested at the end of the page.
  if (!token || (isLinkUnusable && (open === 'export' || isExportSent))) return null;
  return (
    <section className={classes.section} aria-labelledby="export-title">
      <h2 id="export-title" className={text.title28}>
        {t('personal-data.export')}
      </h2>
      <div role="alert">
        {problem && open === null && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      <div role="status">{isDownloaded && <Alert type="success">{t('personal-data.downloaded')}</Alert>}</div>
      {isLinkUnusable && (
        <div>
          <Button onClick={() => store.ask('export')}>{t('personal-data.export-again')}</Button>
        </div>
      )}
      {!isDownloaded && !isLinkUnusable && (
        <>
          <p className={text.soft}>{t('personal-data.ready')}</p>
          <div>
            <Button busy={isBusy} onClick={() => store.download(token)}>
              {t('personal-data.download')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
