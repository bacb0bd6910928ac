export const partStates = ['draft', 'scheduled', 'applied', 'ended', 'undone', 'cancelled', 'refused'] as const;
export type PartState = (typeof partStates)[number];

export const approvalStates = ['waiting', 'approved', 'refused'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What people look for among change sets: a set is in several states if its countries are. */
export const setStates = ['draft', 'waiting', 'scheduled', 'live', 'ended', 'refused'] as const;
export type SetState = (typeof setStates)[number];

interface States {
  parts: readonly { state: PartState }[];
  approval: { state: ApprovalState } | null;
}

const stateOfPart: Readonly<Record<PartState, SetState>> = {
  ...{ draft: 'draft', scheduled: 'scheduled', applied: 'live', refused: 'refused' },
  ...{ ended: 'ended', undone: 'ended', cancelled: 'ended' },
};

export function statesOfSet({ parts, approval }: States): SetState[] {
  const found = new Set(parts.map(({ state }) => stateOf(state, approval?.state)));
  return setStates.filter((state) => found.has(state));
}

/** A draft may wait for a second person, who refuses the whole set. */
function stateOf(part: PartState, approval: ApprovalState | undefined): SetState {
  if (approval === 'refused') return 'refused';
  return part === 'draft' && approval === 'waiting' ? 'waiting' : stateOfPart[part];
}
