import type { HelpTopic } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { Picture, text } from '@odeta/ui';
import classes from './tiles.module.css';

/** Pictures with links to categories. */
export const Tiles = ({ tiles }: { tiles: NonNullable<Snapshot<HelpTopic>['tiles']> }) => (
  <ul className={classes.tiles}>
    {tiles.map(({ name, url, picture }) => (
      <li key={url}>
        <a href={url}>
          <Picture picture={picture} sizes="(max-width: 719px) 100vw, 640px" />
          <span className={text.title28}>{name}</span>
        </a>
      </li>
    ))}
  </ul>
);
