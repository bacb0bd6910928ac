import type { ReactNode } from 'react';

/** Ties a control to its error. */
export const errorId = (id: string) => `${id}-error`;

/** Ties a control to its help. */
export const helpId = (id: string) => `${id}-help`;

/** What a control says of what stands below it. */
export function describedBy(id: string, error: string | null, help?: ReactNode) {
  if (error !== null) return { 'aria-invalid': true, 'aria-describedby': errorId(id) };
  return help ? { 'aria-describedby': helpId(id) } : {};
}
