import type { pointKinds } from '../schemas/points.schema.ts';

/** Monday is 1. */
export type Hours = { day: number; open: string; close: string }[];

type Pattern = readonly [
  workdays: readonly [string, string],
  saturday?: readonly [string, string],
  sunday?: readonly [string, string],
];

const always: Hours = [];
const posts: readonly Pattern[] = [
  [
    ['08:00', '18:00'],
    ['08:00', '12:00'],
  ],
  [['08:00', '17:00']],
  [
    ['07:30', '19:00'],
    ['08:00', '13:00'],
  ],
  [
    ['09:00', '20:00'],
    ['09:00', '14:00'],
    ['10:00', '13:00'],
  ],
];
const shops: readonly Pattern[] = [
  [
    ['06:00', '23:00'],
    ['06:00', '23:00'],
    ['09:00', '21:00'],
  ],
  [
    ['09:00', '20:00'],
    ['09:00', '18:00'],
  ],
  [
    ['07:00', '22:00'],
    ['07:00', '22:00'],
    ['08:00', '20:00'],
  ],
];
const ALWAYS_OPEN_SHOPS = 0.15;

export function hoursOf(kind: (typeof pointKinds)[number], random: () => number) {
  if (kind === 'locker') return { hours: always, alwaysOpen: true };
  if (kind === 'shop' && random() < ALWAYS_OPEN_SHOPS) return { hours: always, alwaysOpen: true };
  const patterns = kind === 'post' ? posts : shops;
  return { hours: week(patterns[Math.floor(random() * patterns.length)] as Pattern), alwaysOpen: false };
}

function week([workdays, saturday, sunday]: Pattern): Hours {
  const days = [workdays, workdays, workdays, workdays, workdays, saturday, sunday];
  return days.flatMap((times, index) => (times ? [{ day: index + 1, open: times[0], close: times[1] }] : []));
}
