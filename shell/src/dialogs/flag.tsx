import type { ReactNode } from 'react';
import classes from './country-picker.module.css';

const slovakArms = (
  <>
    <path d="M5 4h9v7.500c0 3-2.200 4.600-4.500 5.500C7.200 16.100 5 14.500 5 11.500z" fill="#ee1c25" stroke="#fff" />
    <path
      d="M5.900 13c1-1.200 2-1.200 2.600-.4.500-.9 1.500-.9 2 0 .600-.8 1.600-.8 2.600.400-.8 1.700-2.200 2.800-3.600 3.400-1.400-.6-2.800-1.700-3.600-3.400z"
      fill="#0b4ea2"
    />
    <path d="M9.500 5.500v8M7.800 7.200h3.400M7 9.400h5" stroke="#fff" strokeWidth={1.1} />
  </>
);

interface FlagFacts {
  /** Stripes of equal width from the top or from the left, in the colours that the country's law specifies. */
  colors: readonly string[];
  upright?: boolean;
  arms?: ReactNode;
}

const flags: Record<string, FlagFacts> = {
  PL: { colors: ['#fff', '#dc143c'] },
  HU: { colors: ['#ce2939', '#fff', '#477050'] },
  RO: { colors: ['#002b7f', '#fcd116', '#ce1126'], upright: true },
  UA: { colors: ['#0057b7', '#ffd700'] },
  SK: { colors: ['#fff', '#0b4ea2', '#ee1c25'], arms: slovakArms },
};

/** Decoration beside the country's name. */
export function Flag({ iso }: { iso: string }) {
  const { colors = [], upright = false, arms } = flags[iso] ?? {};
  const size = (upright ? 30 : 20) / colors.length;
  return (
    <svg className={classes.flag} width={30} height={20} viewBox="0 0 30 20" aria-hidden="true">
      {colors.map((color, index) =>
        upright ? (
          <rect key={color} x={index * size} width={size} height={20} fill={color} />
        ) : (
          <rect key={color} y={index * size} width={30} height={size} fill={color} />
        ),
      )}
      {arms}
    </svg>
  );
}
