/** Download address of a calendar file (RFC 5545) with the delivery date of an order. Not an endpoint of the API client. */
export const orderCalendarOf = (orderId: string): string => `/api/checkout/order/${orderId}/delivery.ics`;
