import { type Availability, availabilityStates } from '@odeta/contracts';

export type Supply = (typeof availabilityStates)[Availability]['supply'];

export const supplyOf = (variant: { availability: Availability } | undefined): Supply =>
  variant ? availabilityStates[variant.availability].supply : 'none';
