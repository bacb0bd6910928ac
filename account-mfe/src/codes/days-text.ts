import type { Translate } from '@odeta/storefront/i18n';

/** The remaining days of a code, a voucher or a membership. */
export const daysText = (t: Translate, days: number): string =>
  days === 0 ? t('terms.today') : t('terms.days', { count: days });
