/** Reasons to refuse a blogger or to put them on hold, with the text that they read. */
export const heldTexts = {
  'not-own': 'blogger-held-not-own',
  unreachable: 'blogger-held-unreachable',
  'other-topic': 'blogger-held-other-topic',
  unmarked: 'blogger-held-unmarked',
} as const;
export type HeldReason = keyof typeof heldTexts;

export const heldReasons = Object.keys(heldTexts) as [HeldReason, ...HeldReason[]];

export const isHeldReason = (text: string | null): text is HeldReason => text !== null && text in heldTexts;
