import type { UnitForms } from '@odeta/storefront';
import { choosePayment, choosePoint, findPoint, orderByForm, saveDetails } from './plain/plain.form.ts';

export const forms = {
  'checkout.details': saveDetails,
  'checkout.find-point': findPoint,
  'checkout.point': choosePoint,
  'checkout.payment': choosePayment,
  'checkout.order': orderByForm,
} satisfies UnitForms;
