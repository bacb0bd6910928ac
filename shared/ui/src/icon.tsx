import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type Props = ({ name: IconName; path?: undefined } | { name?: undefined; path: string }) & {
  size?: 16 | 20 | 24;
  className?: string;
};

/** An icon of the shared set by its name, or the path of one that only one unit has. Decoration beside words: it says nothing to a screen reader. */
export const Icon = ({ name, path, size = 20, className }: Props) => (
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
    <path d={path ?? iconPaths[name]} />
  </svg>
);
