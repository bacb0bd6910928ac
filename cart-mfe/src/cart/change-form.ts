/** Id of the form that the buttons of lines post without scripts. */
export const CHANGE_FORM = 'cart-change';

/** For a button that does the same without scripts. */
export const posts = (name: 'remove' | 'save' | 'quantity', value: string) =>
  ({ type: 'submit', form: CHANGE_FORM, name, value }) as const;
