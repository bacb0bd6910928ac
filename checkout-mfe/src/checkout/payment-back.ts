/** J1. What a payment provider's way back left in the address. */
export const paymentBackOf = (query: URLSearchParams) => query.get('payment-back');
