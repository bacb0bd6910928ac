import type { ReactNode } from 'react';

/** Ties a control to its error. */
export const errorId = (id: string) => `${id}-error`;

/** Ties a control to its help. */
export const helpId = (id: string) => `${id}-help`;

/** Ties a control to what is offered for it. */
export const offerId = (id: string) => `${id}-offer`;

/** What a control says of what stands below it; `more` are ids of what else belongs to it. */
export function describedBy(id: string, error: string | null, help?: ReactNode, more = '') {
  const own = error === null ? help && helpId(id) : errorId(id);
  const ids = [own, more].filter(Boolean).join(' ');
  return { ...(error !== null && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}
