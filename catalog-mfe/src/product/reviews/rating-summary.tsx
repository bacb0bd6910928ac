import { type Reviews, reviewTags } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Badge, Stars } from '@odeta/ui/products';
import classes from './rating-summary.module.css';

/** The mean of all ratings, their distribution, and how the size fits. */
export function RatingSummary({ reviews }: { reviews: Snapshot<Reviews> }) {
  const t = useTexts('catalog');
  const shell = useTexts('shell');
  const { format } = useStorefront();
  const { mean, count, distribution, fit } = reviews;
  return (
    <div className={classes.summary}>
      <div className={classes.mean}>
        <span className={text.title48} aria-hidden="true">
          {format.number(mean)}
        </span>
        <div>
          <Stars stars={Math.round(mean * 2) / 2} large />
          <span className={classNames(text.size13, text.faint)}>{shell('ui.reviews', { count })}</span>
        </div>
      </div>
      <ul className={classes.distribution}>
        {distribution.map((given, index) => (
          <li key={5 - index} className={classes.line}>
            <span className={text.spoken}>{t('product.reviews.row', { stars: 5 - index, count: given })}</span>
            <span aria-hidden="true">{5 - index}</span>
            <Bar share={given / count} />
            <span className={classes.count} aria-hidden="true">
              {format.number(given)}
            </span>
          </li>
        ))}
      </ul>
      {fit !== null && <Fit fit={fit} />}
      <Tags tags={reviews.tags} />
    </div>
  );
}

/** An SVG, because the width is data and the content security policy forbids style attributes. */
const Bar = ({ share }: { share: number }) => (
  <svg className={classes.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100} height={4} className={classes.ground} />
    <rect width={100 * share} height={4} className={classes.filled} />
  </svg>
);

/** The most frequent tags of the reviews. */
function Tags({ tags }: { tags: Snapshot<Reviews['tags']> }) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const known = tags.filter(({ tag }) => reviewTags.some((one) => one === tag));
  if (known.length === 0) return null;
  return (
    <ul className={classes.tags}>
      {known.map(({ tag, count }) => (
        <li key={tag}>
          <Badge kind="quiet">
            {t(`product.reviews.tags.${tag}`)} {format.number(count)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** How the size fits, from -1 (smaller than the table says) to 1 (larger). */
function Fit({ fit }: { fit: number }) {
  const t = useTexts('catalog');
  const nearest = Math.abs(fit) < 0.25 ? 0 : Math.sign(fit);
  return (
    <div>
      <p className={classNames(text.size13, text.medium)}>
        {t('product.reviews.fit.title')}
        <span className={text.spoken}>: {t(`product.reviews.fit.${nearest}`)}</span>
      </p>
      <svg className={classes.scale} viewBox="-1.1 -0.1 2.2 0.2" aria-hidden="true">
        <path d="M-1.1 0H1.1" />
        <circle cx={fit} r={0.055} />
      </svg>
      <p className={classNames(classes.ends, text.size12, text.faint)} aria-hidden="true">
        {[-1, 0, 1].map((end) => (
          <span key={end}>{t(`product.reviews.fit.${end}`)}</span>
        ))}
      </p>
    </div>
  );
}
