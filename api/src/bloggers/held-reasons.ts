import type { BloggerHold } from '@odeta/contracts/staff';

/** The texts for a blogger, by the reason for which the shop has refused them or put them on hold. */
export const heldTexts = {
  'not-own': 'blogger-held-not-own',
  unreachable: 'blogger-held-unreachable',
  'other-topic': 'blogger-held-other-topic',
  unmarked: 'blogger-held-unmarked',
} as const satisfies Record<BloggerHold, string>;

export const isHeldReason = (text: string | null): text is BloggerHold => text !== null && text in heldTexts;
