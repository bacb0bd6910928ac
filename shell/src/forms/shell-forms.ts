import type { UnitForms } from '@odeta/storefront';

/** The forms in the shell's parts of every page. */
export const shellForms: UnitForms = {};
