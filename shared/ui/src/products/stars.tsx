import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';

/** Path of five stars side by side, 24 wide each. */
const STARS = [0, 24, 48, 72, 96]
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
      viewBox="0 0 120 24"
      width={large ? 104 : 74}
      height={large ? 20 : 14}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      <path d={STARS} />
      <svg width={stars * 24} height={24} fill="currentColor" aria-hidden="true">
        <path d={STARS} />
      </svg>
    </svg>
  );
}
