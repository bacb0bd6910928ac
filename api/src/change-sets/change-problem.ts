import type { Conflict } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';

/** In English, for staff and their programs. */
export const refusedFields = (validation: Record<string, string[]>, rules: Record<string, string> = {}) =>
  new ApiError('validation', { validation, rules, words: 'Some changes are not possible. Nothing was changed.' });

/** The value has been changed since its version was read. The problem has both values, so that nothing is lost. */
export const changedMeanwhile = (conflicts: readonly Conflict[]) =>
  new ApiError('changed-meanwhile', {
    words: 'Somebody has changed this meanwhile. Nothing was changed.',
    body: { conflicts },
  });
