import type { LinkPreview, Picture } from '@odeta/contracts';

/** The preview of a link to a page with several pictures has the first one. */
export const previewOf = ([picture]: readonly Picture[] = []): LinkPreview | undefined => picture && { picture };
