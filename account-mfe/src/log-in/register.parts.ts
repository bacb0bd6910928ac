import type { PageParts } from '@odeta/storefront';
import { entryMeta, loadEntry } from './log-in-entry.ts';
import { RegisterPage } from './register.page.tsx';

export const parts: PageParts = { page: RegisterPage, load: loadEntry, meta: entryMeta('register.title') };
