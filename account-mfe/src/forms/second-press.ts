import type { FormAction } from '@odeta/storefront';

/** The name of the buttons that answer the question. */
export const SURE = 'sure';

/** A form whose first press is a question, which its page asks in the same place, and whose second one acts. */
export const afterSecondPress =
  (act: FormAction): FormAction =>
  async (storefront, fields, location) => {
    const answer = fields.one(SURE);
    if (answer === 'yes') return act(storefront, fields, location);
    return answer === 'no' ? { to: location.path } : { again: {} };
  };
