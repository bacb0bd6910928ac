import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { CountryLink } from '../../layout/country-link.tsx';
import { LanguageLinks } from '../../layout/language-links.tsx';
import { createSiteContentsStore } from '../../layout/site-contents.store.ts';
import classes from './mobile-levels.module.css';

/** Help, delivery and returns, which narrow screens do not have above the header, and the country. */
export function TopLinksOfMenu() {
  const { topLinks } = useSnapshot(useStore(createSiteContentsStore).state);
  return (
    <div className={classes.links}>
      <div className={classes.help} dangerouslySetInnerHTML={{ __html: topLinks.narrow }} />
      <CountryLink />
      <LanguageLinks />
    </div>
  );
}
