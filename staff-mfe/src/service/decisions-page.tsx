import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import classes from './service.module.css';

const pages = ['reviews', 'bloggers', 'complaints', 'messages', 'withdrawals', 'refunds'] as const;

/** The pages for decisions that are not part of this application yet; they take its log-in. */
export function DecisionsPage() {
  const t = useTexts('staff');
  return (
    <>
      <h1 className={text.title36}>{t('decisions.title')}</h1>
      <p className={classes.search}>{t('decisions.lead')}</p>
      <ul className={classes.found}>
        {pages.map((page) => (
          <li key={page}>
            <a className={classes.line} href={`/api/moderation/${page}`}>
              <span>
                <span className={text.medium}>{t(`decisions.${page}`)}</span>
                <span className={`${classes.second} ${text.size14} ${text.soft}`}>{t(`decisions.${page}-lead`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
