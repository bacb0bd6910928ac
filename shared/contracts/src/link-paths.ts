/** Addresses of the API that people open: by links of e-mails and of partners. Each leads on to a page; a token follows. */
export const linkPaths = { order: '/api/checkout/order-link/', prepared: '/api/checkout/prepared-link/' } as const;
