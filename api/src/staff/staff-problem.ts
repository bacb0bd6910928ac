import { ApiError } from '../http/api-error.ts';

/** `reason`: for the application for staff, which has words for it in its languages. */
export const notPossible = (reason: string, words: string, parameters: Record<string, string | number> = {}) =>
  new ApiError('not-possible', { reason, words, parameters });

export const notAllowed = (words: string, reason = 'not-allowed') =>
  new ApiError('not-allowed', { reason, words, refusal: 'staff-act-refused' });

/** Somebody else was first, or what was read is not what is there now. */
export const alreadyDecided = () =>
  notPossible('already-decided', 'It does not wait any more, or was changed since it was read: look again.');
