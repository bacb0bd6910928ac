import { PLAIN_CHECKOUT } from '@odeta/contracts';

export const plainSteps = ['details', 'point', 'payment', 'order'] as const;
export type PlainStep = (typeof plainSteps)[number];

export const plainAddress = (step: PlainStep): string => `${PLAIN_CHECKOUT}?step=${step}`;

export const stepOf = (query: URLSearchParams): PlainStep =>
  plainSteps.find((step) => step === query.get('step')) ?? 'details';
