import type { BrokenEdge } from './edge.ts';

/** Names that a line lists; of more it gives the number. */
const LISTED = 3;

/**
 * One line for each change that breaks something, not for each unit or call that it breaks: who uses it, who has changed it, what it is
 * and why it no longer fits.
 */
export function describeEdges(edges: readonly BrokenEdge[]): string[] {
  const causes = Map.groupBy(edges, causeOf);
  return [...causes.values()].map((all) => {
    const [{ thing, why } = { thing: '', why: '' }] = all;
    const others = new Set(all.map((edge) => edge.thing)).size - 1;
    const what = others > 0 ? `${thing} and ${others} more` : thing;
    return `${listed(all.map(({ user }) => user))} → ${listed(all.map(({ provider }) => provider))}: ${what}: ${why}`;
  });
}

/** Edges with the same cause differ in who uses what has changed, or in the calls and names in which the same field occurs. */
function causeOf({ provider, thing, why }: BrokenEdge): string {
  // A field that has another name is missing for those who send it, and for those who receive it.
  if (thing.startsWith('event ')) return thing;
  const [, part, field] = FIELD_OF_CALL.exec(why) ?? [];
  if (provider === 'api' && field !== undefined) return `${part}: ${field}`;
  if (FIELD_OF_TYPE.test(why)) return why;
  return JSON.stringify([thing, why]);
}

/** `cartItems[].price may be null`, wherever the item is in an answer. */
const FIELD_OF_CALL = /^the (request|answer): (?:\S+\.)?([^\s.]+ .+)$/;
/** `busy: Type 'undefined' is not …`; `Property 'icon' is missing in type …`. */
const FIELD_OF_TYPE = /^\w+: |^Property '/;

function listed(names: readonly string[]): string {
  const each = [...new Set(names)];
  const more = each.length - LISTED;
  return more > 0 ? `${each.slice(0, LISTED).join(', ')} and ${more} more` : each.join(', ');
}
