import type { Home } from '@odeta/shared/contracts';
import type { Snapshot } from '@odeta/shared/state';
import { Icon, Picture, text } from '@odeta/shared/ui';
import { Section } from '../section.tsx';
import classes from './departments.module.css';

const SIZES = '(min-width: 992px) 26vw, 50vw';

/** The departments of the shop, each with one or two of its goods. */
export const Departments = ({ departments }: { departments: Snapshot<Home['departments']> }) => (
  <Section title={departments.title}>
    <ul className={classes.tiles}>
      {departments.tiles.map(({ name, url, pictures }) => (
        <li key={url}>
          <a className={classes.tile} href={url}>
            <span className={classes.ground}>
              {pictures.slice(0, 2).map((picture) => (
                <Picture key={picture.path} picture={picture} sizes={SIZES} decorative className={classes.goods} />
              ))}
            </span>
            <span className={classes.name}>
              <span className={text.title28}>{name}</span>
              <Icon name="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
