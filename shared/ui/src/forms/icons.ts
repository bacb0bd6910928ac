/** Icons of lucide (ISC licence, https://lucide.dev) that only forms need, each as one path. */
export const check = 'M20 6L9 17l-5-5';
export const minus = 'M5 12h14';
export const plus = 'M5 12h14M12 5v14';
