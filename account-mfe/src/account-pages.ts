import { addresses } from './addresses.ts';

/** The pages of the account in the order of its navigation; each has its name among the texts, `nav.<key>`. */
export const accountPages = [{ key: 'overview', url: addresses.overview.path }] as const;

export type AccountPageKey = (typeof accountPages)[number]['key'];
