import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

/** From one star to the next: stars are 24 wide, and one pixel apart in the small size. */
const STEP = 25.7;
const STARS = [0, 1, 2, 3, 4]
  .map((place) => place * STEP)
  .map((left) => `M${left + 12} 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z`)
  .join('');

interface Props {
  /** From 0 to 5 in steps of 0.5. */
  stars: number;
  large?: boolean;
}

/** The width of the inner row shows the rating: the rest of its stars is cut off. */
export function Stars({ stars, large }: Props) {
  const t = useTexts('shell');
  const { format } = useStorefront();
  return (
    <svg
      role="img"
      aria-label={t('ui.stars', { stars: format.number(stars) })}
      viewBox="0 0 126.8 24"
      width={large ? 105.7 : 74}
      height={large ? 20 : 14}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      <path d={STARS} />
      <svg width={earned(stars)} height={24} fill="currentColor" aria-hidden="true">
        <path d={STARS} />
      </svg>
    </svg>
  );
}

/** As far as the last star that is earned, or its middle. */
const earned = (stars: number) => Math.floor(stars) * STEP + (stars % 1) * 24;
