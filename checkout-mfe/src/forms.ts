import type { UnitForms } from '@odeta/storefront';
import { choosePayment, choosePoint, orderByForm, saveDetails } from './plain/plain.form.ts';

export const forms = {
  'checkout.details': saveDetails,
  'checkout.point': choosePoint,
  'checkout.payment': choosePayment,
  'checkout.order': orderByForm,
} satisfies UnitForms;
