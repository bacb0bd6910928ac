import { iconDrawings } from './icon-drawings.ts';

export type IconName = keyof typeof iconDrawings;

interface Props {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}

/** Decoration beside words: it says nothing to a screen reader. */
export const Icon = ({ name, size = 20, className }: Props) => (
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
    <path d={iconDrawings[name]} />
  </svg>
);
