/** Link for calling a number that is written with spaces. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
