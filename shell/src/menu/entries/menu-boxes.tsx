import type { MenuEntry } from '@odeta/contracts';
import { Picture } from '@odeta/ui';
import classes from './menu-boxes.module.css';

/** B6, B9. Entries with a picture, 186 px square. */
export function MenuBoxes({ boxes }: { boxes: readonly MenuEntry[] }) {
  if (boxes.length === 0) return null;
  return (
    <ul className={classes.boxes} data-list>
      {boxes.map(({ id, name, link, cover, alt }) => (
        <li key={id}>
          <a className={classes.box} href={link}>
            {cover && (
              <Picture className={classes.picture} picture={{ path: cover, alt: alt ?? '' }} sizes="186px" decorative />
            )}
            <span className={classes.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
