/** The id of the order to be paid, from the return URL of the payment provider. */
export const paymentBackOf = (query: URLSearchParams) => query.get('payment-back');
