import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, keepTogether, layout, Picture, text } from '@odeta/ui';
import classes from './shelf.module.css';

/** Number of pictures. The first one is at the back: a low thing, two tall ones, and a low one in front. */
const PLACES = 4;
const SIZES = '(min-width: 720px) 405px, 190px';

/** Pictures of home goods on a line. */
export const Shelf = ({ shelf }: { shelf: Snapshot<Home['shelf']> }) => (
  <section className={classNames(layout.wrap, layout.later, classes.section)}>
    <div className={classes.band}>
      <div className={classes.board}>
        {shelf.pictures.slice(0, PLACES).map((picture, place) => (
          <Picture key={place} picture={picture} sizes={SIZES} decorative className={classes.goods} />
        ))}
      </div>
      <div className={classes.words}>
        <h2 className={text.title48}>{shelf.title}</h2>
        <p className={text.soft}>{keepTogether(shelf.text)}</p>
        <a className={buttonClass({ kind: 'secondary' })} href={shelf.link.url}>
          {shelf.link.label}
        </a>
      </div>
    </div>
  </section>
);
