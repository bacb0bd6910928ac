import { buyingPages, type EntryId } from '@odeta/contracts';
import { PostForm } from '@odeta/ui/forms/posted';
import type { ReactNode } from 'react';

interface Props {
  /** The line. */
  entryId: EntryId;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Around the buttons that change a line: without scripts they post it. Text browsers do not know the attribute `form`, so they stand inside, and show
 * the value of a button, so that only a quantity has one.
 */
export const ChangeForm = ({ entryId, className, children }: Props) => (
  <PostForm name="cart.change" to={buyingPages.cart} className={className}>
    <input type="hidden" name="entry" value={entryId} />
    {children}
  </PostForm>
);
