import type { LinkPreview, Picture } from '@odeta/contracts';

/** A link to a page of several pictures shows the first one. */
export const previewOf = ([picture]: readonly Picture[] = []): LinkPreview | undefined => picture && { picture };
