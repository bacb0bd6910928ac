import { buyingPages } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useNavigate } from '@odeta/storefront/router';
import { buttonClass } from '@odeta/ui';
import type { MouseEvent, ReactNode } from 'react';
import { createCartStore } from './cart.store.ts';

interface Props {
  size?: 'medium' | 'large';
  wide?: boolean;
  children: ReactNode;
}

/** H23. To the checkout, if the cart may go there. Before React answers it is a plain link, and the checkout checks again. */
export function OrderLink({ size, wide, children }: Props) {
  const store = useStore(createCartStore);
  const navigate = useNavigate();

  async function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (await store.validate()) navigate(buyingPages.checkout);
  }

  return (
    <a className={buttonClass({ size, wide })} href={buyingPages.checkout} onClick={handleClick}>
      {children}
    </a>
  );
}
