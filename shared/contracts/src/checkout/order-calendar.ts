/** Where the browser gets the day of delivery of an order as a calendar file (RFC 5545). It is a download, not a call. */
export const orderCalendarOf = (orderId: string): string => `/api/checkout/order/${orderId}/delivery.ics`;
