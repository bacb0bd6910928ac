import type { OrderTerms } from './order-check.ts';

/**
 * The buyer's note for the courier; empty for a pick-up. A label has one line, without characters that are not shown, such as those that turn
 * the direction of writing.
 */
export const courierNoteOf = ({ shipping }: Pick<OrderTerms, 'shipping'>, note = ''): string =>
  shipping.group === 'pick-up' ? '' : note.replace(/[\p{C}\s]+/gu, ' ').trim();
