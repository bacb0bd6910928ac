import { iconDrawings } from './icon-drawings.ts';

export type IconName = keyof typeof iconDrawings;

type Props = ({ name: IconName; drawing?: undefined } | { name?: undefined; drawing: string }) & {
  size?: 16 | 20 | 24;
  className?: string;
};

/** A drawing of the shop, or one of its own that only one unit needs. Decoration beside words: it says nothing to a screen reader. */
export const Icon = ({ name, drawing, size = 20, className }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawing ?? iconDrawings[name]} />
  </svg>
);
