import type { ReactNode } from 'react';

export const errorId = (id: string) => `${id}-error`;

export const helpId = (id: string) => `${id}-help`;

export const offerId = (id: string) => `${id}-offer`;

/** `aria-invalid` and `aria-describedby` of a control; `more` are ids of further descriptions. */
export function describedBy(id: string, error: string | null, help?: ReactNode, more = '') {
  const own = error === null ? help && helpId(id) : errorId(id);
  const ids = [own, more].filter(Boolean).join(' ');
  return { ...(error !== null && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}
