import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createSiteContentsStore } from '../../layout/site-contents.store.ts';
import classes from './mobile-levels.module.css';

/** The top links for this kind of client, whose bar is not shown on narrow screens. */
export function TopLinksOfMenu() {
  const { topLinks } = useSnapshot(useStore(createSiteContentsStore).state);
  return topLinks ? <div className={classes.links} dangerouslySetInnerHTML={{ __html: topLinks }} /> : null;
}
