import { createElement } from 'react';
import { icons } from './icons.ts';

/** An icon of the set: its shapes on a grid of 24 by 24. Their attributes include React's `key`. */
interface IconShapes {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** The name of a shared icon, or one that the unit imports from `@lucide/icons`. */
export type IconSource = keyof typeof icons | IconShapes;

interface Props {
  icon: IconSource;
  size?: 16 | 20 | 24;
  className?: string;
}

/** Decorative: hidden from screen readers, so there must be text beside it. */
export const Icon = ({ icon, size = 20, className }: Props) => (
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
    {(typeof icon === 'string' ? icons[icon] : icon).node.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
