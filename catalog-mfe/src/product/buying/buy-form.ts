/** Id of the form that puts the choice into the cart without scripts. */
export const BUY_FORM = 'buy';
export const ADD_FORM = 'catalog.add';
