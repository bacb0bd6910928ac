import { useTexts } from '@odeta/storefront/i18n';
import { IconButton } from '@odeta/ui';
import type { SubmitEvent } from 'react';
import { goSearch } from './go-search.ts';
import classes from './search-form.module.css';

/** The search field in the mobile menu; submitting it empty closes the menu. */
export function MenuSearch({ onEmpty }: { onEmpty: () => void }) {
  const t = useTexts('shell');
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!goSearch(String(new FormData(event.currentTarget).get('q')))) onEmpty();
  }
  return (
    <search className={classes.search}>
      <form action="/search/" onSubmit={handleSubmit}>
        <div className={classes.box}>
          <span className={classes.find}>
            <IconButton type="submit" icon="search" label={t('search.find')} />
          </span>
          <input
            className={classes.field}
            name="q"
            maxLength={100}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            enterKeyHint="search"
            autoComplete="off"
          />
        </div>
      </form>
    </search>
  );
}
