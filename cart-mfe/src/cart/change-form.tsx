import { buyingPages } from '@odeta/contracts';
import { PostForm } from '@odeta/ui/forms/posted';
import type { ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Around the buttons that change a line: without scripts they post it. Text browsers do not know the attribute `form`, so they stand inside. */
export const ChangeForm = ({ className, children }: Props) => (
  <PostForm name="cart.change" to={buyingPages.cart} className={className}>
    {children}
  </PostForm>
);
