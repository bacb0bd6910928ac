import { ApiError } from '../http/api-error.ts';

export const notPossible = (words: string) => new ApiError('not-possible', { words });

export const notAllowed = (words: string) => new ApiError('not-allowed', { words, refusal: 'staff-act-refused' });
