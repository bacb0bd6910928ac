import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { createChromeStore } from '../chrome/chrome.store.ts';
import classes from './top-links.module.css';

/** B4. What an editor wrote for this kind of client; narrow screens show it in their menu. */
export function TopLinks() {
  const { topLinks } = useSnapshot(useStore(createChromeStore).state);
  return (
    <div className={classes.bar}>
      <div className={classes.links} dangerouslySetInnerHTML={{ __html: topLinks }} />
    </div>
  );
}
