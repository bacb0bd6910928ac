import type { UnitForms } from '@odeta/storefront';
import { subscribeByForm } from '../newsletter/newsletter.form.ts';

/** The forms in the shell's parts of every page. */
export const shellForms: UnitForms = {
  'shell.newsletter': subscribeByForm,
};
