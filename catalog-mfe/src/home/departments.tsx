import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { Icon, Picture, text } from '@odeta/ui';
import { Section } from '../listing/section.tsx';
import classes from './departments.module.css';

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 23vw, 48vw';

export const Departments = ({ departments }: { departments: Snapshot<Home['departments']> }) => (
  <Section title={departments.title}>
    <ul className={classes.tiles}>
      {departments.tiles.map(({ name, url, picture }) => (
        <li key={url}>
          <a className={classes.tile} href={url}>
            <span className={classes.ground}>
              <Picture picture={picture} sizes={SIZES} decorative className={classes.goods} />
            </span>
            <span className={classes.name}>
              <span className={text.title28}>{name}</span>
              <Icon icon="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
