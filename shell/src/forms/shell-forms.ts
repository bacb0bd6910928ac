import type { UnitForms } from '@odeta/storefront';
import { subscribeByForm } from '../newsletter/newsletter.form.ts';
import { wishByForm } from './wish.form.ts';

/** The forms in the shell's parts of every page. */
export const shellForms: UnitForms = {
  'shell.newsletter': subscribeByForm,
  'shell.wish': wishByForm,
};
