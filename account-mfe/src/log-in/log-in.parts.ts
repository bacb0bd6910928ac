import type { PageParts } from '@odeta/storefront';
import { LogInPage } from './log-in.page.tsx';
import { entryMeta, loadEntry } from './log-in-entry.ts';

export const parts: PageParts = { page: LogInPage, load: loadEntry, meta: entryMeta('log-in.title') };
