/** J1. What a payment provider's way back left in the address: the order that was to be paid. */
export const paymentBackOf = (query: URLSearchParams) => query.get('payment-back');
