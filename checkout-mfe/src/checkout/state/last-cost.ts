interface Costs {
  lastOrder: { shippingCost: number; lapsed: readonly string[] } | null;
  /** Choices that are no longer available. */
  lapsed: readonly string[];
  summary: { shippingCost: number; selectedShippingCost: number | null } | null;
}

/** The costs of delivery and payment now and in the last order, if they differ; without goods to send there are no costs to compare. */
export function changedCost({ lastOrder, lapsed, summary }: Costs): { now: number; before: number } | null {
  if (!lastOrder || lastOrder.lapsed.length > 0 || lapsed.length > 0) return null;
  if (!summary || summary.selectedShippingCost === null || summary.shippingCost === lastOrder.shippingCost) return null;
  return { now: summary.shippingCost, before: lastOrder.shippingCost };
}
