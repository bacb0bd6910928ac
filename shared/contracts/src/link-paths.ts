/** Paths of the API for links in e-mails and of partners, followed by a token. Each redirects to a page. */
export const linkPaths = { order: '/api/checkout/order-link/', prepared: '/api/checkout/prepared-link/' } as const;
