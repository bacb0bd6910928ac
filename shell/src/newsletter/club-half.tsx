import type { ClubOffer } from '@odeta/contracts';
import { buttonClass, classNames, keepTogether, text } from '@odeta/ui';
import classes from './club-half.module.css';

/** R20, L3. The club's price, its benefits and the links to it. */
export const ClubHalf = ({ club }: { club: Readonly<ClubOffer> }) => (
  <section className={classes.club} aria-labelledby="club-title">
    <h2 id="club-title" className={text.title48}>
      {club.title}
    </h2>
    <p className={classes.words}>{keepTogether(club.text)}</p>
    <div className={classes.links}>
      <a className={classNames(buttonClass({}), classes.primary)} href={club.primary.url}>
        {club.primary.label}
      </a>
      <a className={classNames(buttonClass({ kind: 'text' }), classes.secondary)} href={club.secondary.url}>
        {club.secondary.label}
      </a>
    </div>
  </section>
);
