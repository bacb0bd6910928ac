import type { UnitForms } from '@odeta/storefront';
import { writeByForm } from './help/contact/contact.form.ts';
import { addLookByForm } from './help/looks/look.form.ts';
import { withdrawByForm } from './help/withdrawal/withdrawal.form.ts';

export const forms = {
  'help.withdrawal': withdrawByForm,
  'help.contact': writeByForm,
  'help.look': addLookByForm,
} satisfies UnitForms;
