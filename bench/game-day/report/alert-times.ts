/** An alert that fired, in seconds since the beginning of the game day; `until` is `null` while it fires. */
export interface Fired {
  name: string;
  labels: Record<string, string>;
  from: number;
  until: number | null;
}

/** An alert that names a fault, with the labels that tell it from the same alert of another fault. */
export interface Expected {
  name: string;
  labels?: Record<string, string>;
}

export interface AlertTimes {
  /** The alert that fired first, with what it is about. */
  name: string;
  /** Seconds from the beginning of the fault. */
  after: number;
  /** Seconds from the end of the fault until none of the expected ones fired any more; `null` if they still fire. */
  gone: number | null;
}

export const isExpected = ({ name, labels }: Pick<Fired, 'name' | 'labels'>, expected: readonly Expected[]): boolean =>
  expected.some(
    (one) => one.name === name && Object.entries(one.labels ?? {}).every(([label, value]) => labels[label] === value),
  );

interface Span {
  /** When the fault was asked for: an alert that fired before has another reason. */
  asked: number;
  /** When it was there. */
  begun: number;
  /** The end of the fault. */
  ended: number;
  /** Until when an alert counts as this fault's. */
  until: number;
}

/** When a fault was named, and when the alert was gone; `null` if no expected alert has fired. */
export function timesOf(
  fired: readonly Fired[],
  expected: readonly Expected[],
  { asked, begun, ended, until }: Span,
): AlertTimes | null {
  const own = fired
    .filter((one) => isExpected(one, expected) && one.from >= asked && one.from <= until)
    .sort((a, b) => a.from - b.from);
  const [first] = own;
  if (!first) return null;
  const ends = own.map((one) => one.until);
  const last = ends.includes(null) ? null : Math.max(...ends.map(Number));
  return {
    name: shownName(first),
    after: Math.max(0, first.from - begun),
    gone: last === null ? null : Math.max(0, last - ended),
  };
}

/** The names of other alerts that began during a fault. */
export const othersOf = (fired: readonly Fired[], expected: readonly Expected[], { asked, until }: Span): string[] => [
  ...new Set(
    fired.filter((one) => one.from >= asked && one.from <= until && !isExpected(one, expected)).map(shownName),
  ),
];

/** With the process, the part or the server that it is about. */
export const shownName = ({ name, labels: { instance, part, dependency } }: Pick<Fired, 'name' | 'labels'>): string =>
  [name, instance, part, dependency].filter(Boolean).join(' ');

/** What Prometheus answers at `/api/v1/alerts`. */
export interface AlertAnswer {
  data: { alerts: { state: string; labels: Record<string, string> }[] };
}

/** Takes an answer of Prometheus over into the list of what has fired. */
export function takeAlerts(fired: Fired[], { data: { alerts } }: AlertAnswer, now: number): void {
  const firing = new Map(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => [keyOf(labels), labels]));
  for (const one of fired)
    if (one.until === null && !firing.delete(keyOf({ ...one.labels, alertname: one.name }))) one.until = now;
  for (const { alertname = '', ...labels } of firing.values())
    fired.push({ name: alertname, labels, from: now, until: null });
}

const keyOf = (labels: Record<string, string>) =>
  Object.entries(labels)
    .map((pair) => pair.join('='))
    .sort()
    .join();
