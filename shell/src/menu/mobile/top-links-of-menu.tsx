import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { createSiteContentsStore } from '../../layout/site-contents.store.ts';
import classes from './mobile-levels.module.css';

/** The top links of this kind of client; their bar is not on narrow screens. */
export function TopLinksOfMenu() {
  const { topLinks } = useSnapshot(useStore(createSiteContentsStore).state);
  return topLinks ? <div className={classes.links} dangerouslySetInnerHTML={{ __html: topLinks }} /> : null;
}
