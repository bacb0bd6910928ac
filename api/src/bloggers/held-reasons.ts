/** Why somebody is no blogger of the shop, or none any more, with the text that he reads. */
export const heldTexts = {
  'not-own': 'blogger-held-not-own',
  unreachable: 'blogger-held-unreachable',
  'other-topic': 'blogger-held-other-topic',
  unmarked: 'blogger-held-unmarked',
} as const;
export type HeldReason = keyof typeof heldTexts;

export const heldReasons = Object.keys(heldTexts) as [HeldReason, ...HeldReason[]];

export const isHeldReason = (text: string | null): text is HeldReason => text !== null && text in heldTexts;
