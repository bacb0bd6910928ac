import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { CountryLink } from '../layout/country-link.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { CUSTOMER_PLACE } from './static-paths.ts';
import classes from './top-links.module.css';

/** The editors' links and the country; narrow screens have them in the menu. */
export function TopLinks() {
  const { topLinks } = useSnapshot(useStore(createSiteContentsStore).state);
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        <div className={classes.links} dangerouslySetInnerHTML={{ __html: topLinks.wide }} />
        {/* Filled in the browser, because the page is cached for everyone. */}
        <div className={classes.customer} {...{ [CUSTOMER_PLACE]: '' }} />
        <LanguageLinks />
        <CountryLink small />
      </div>
    </div>
  );
}
