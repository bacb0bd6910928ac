import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, keepTogether, layout, Picture, text } from '@odeta/ui';
import classes from './hero.module.css';
import { heroPictures } from './hero-pictures.ts';
import words from './hero-words.module.css';
import { MoreLink } from './more-link.tsx';

const SIZES = '(min-width: 1340px) 442px, (min-width: 720px) 372px, 228px';

/** Pictures of goods that hang from a line. */
export function Hero({ hero }: { hero: Snapshot<Home['hero']> }) {
  const { shown, middle } = heroPictures(hero);
  return (
    <section className={classes.hero}>
      <div className={classes.rail}>
        {shown.map((picture, place) => (
          <div key={place} className={classes.hanging}>
            <Hanger />
            <Picture
              picture={picture}
              sizes={SIZES}
              loading="eager"
              priority={picture === middle}
              decorative
              className={classes.garment}
            />
          </div>
        ))}
      </div>
      <div className={words.words}>
        <div className={classNames(layout.wrap, layout.stack)}>
          <h1 className={text.title88}>{hero.title}</h1>
          <p className={words.lead}>{keepTogether(hero.text)}</p>
          <div className={words.links}>
            <a className={buttonClass({ size: 'large' })} href={hero.primary.url}>
              {hero.primary.label}
            </a>
            <MoreLink link={hero.secondary} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A hook over the line and a wire behind the goods, long enough for the lowest neck. */
const Hanger = () => (
  <svg
    className={classes.hanger}
    viewBox="0 0 30 200"
    preserveAspectRatio="xMidYMin slice"
    fill="none"
    stroke="#1b1917"
    strokeWidth={2}
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M6 14a9 9 0 1 1 14 7.5c-4 2.7-5 5-5 9V200" />
  </svg>
);
