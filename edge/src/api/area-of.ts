/** `/api/checkout/order`: longer paths can contain an id or a token. */
export const areaOf = (url: string): string => (url.split('?')[0] ?? '').split('/').slice(0, 4).join('/');
