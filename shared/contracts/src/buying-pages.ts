/** A4. The addresses of the buying process: all units and the server lead there. */
export const buyingPages = { cart: '/cart', checkout: '/checkout', confirm: '/confirm' } as const;
