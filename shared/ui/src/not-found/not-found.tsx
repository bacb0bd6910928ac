import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { Button, buttonClass, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import classes from './not-found.module.css';

/** The 404 page of every unit, with the shell's texts: a search, filled in with the name in the address, and further links. */
export function NotFound() {
  const t = useTexts('shell');
  return (
    <DeadEnd
      size="title64"
      title={t('not-found.title')}
      ways={
        <>
          <a className={buttonClass({ kind: 'secondary' })} href="/">
            {t('not-found.home')}
          </a>
          <a className={text.link} href="/pomoc/">
            {t('not-found.help')}
          </a>
        </>
      }
    >
      <p className={text.soft} data-not-found>
        {t('not-found.text')}
      </p>
      <search className={classes.search}>
        <form className={classes.form} action="/search/">
          <input
            className={classes.field}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MOST}
            aria-label={t('not-found.search')}
            placeholder={t('not-found.search')}
            defaultValue={wordsOf(useLocation().pathname)}
          />
          <Button type="submit">{t('not-found.find')}</Button>
        </form>
      </search>
    </DeadEnd>
  );
}

const MOST = 100;

/** Slugs of products and categories are their names with dashes. */
function wordsOf(path: string) {
  const [, slug = ''] = /^\/[pc]\/([^/]+)/.exec(path) ?? [];
  try {
    return decodeURIComponent(slug).replaceAll('-', ' ').slice(0, MOST);
  } catch {
    return '';
  }
}
