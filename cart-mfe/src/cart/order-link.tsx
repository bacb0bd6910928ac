import { buyingPages } from '@odeta/contracts';
import { createTypedCodeStore } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useLinkSeen, useNavigate } from '@odeta/storefront/router';
import { buttonClass } from '@odeta/ui';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { createCartStore } from './cart.store.ts';

interface Props {
  /** An address in the checkout; by default its first step. */
  to?: string;
  kind?: 'primary' | 'secondary';
  big?: boolean;
  children: ReactNode;
}

/**
 * A link to the checkout, which is loaded when the link comes into sight. A click applies a typed code and validates the cart first. Before
 * hydration it is a plain link, and the checkout validates.
 */
export function OrderLink({ to = buyingPages.checkout, kind, big, children }: Props) {
  const store = useStore(createCartStore);
  const typedCode = useStore(createTypedCodeStore);
  const navigate = useNavigate();
  const element = useRef<HTMLAnchorElement>(null);
  useLinkSeen(element, to);

  async function handleClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if ((await typedCode.settle()) && (await store.validate())) navigate(to);
  }

  return (
    <a
      ref={element}
      className={buttonClass({ ...(kind && { kind }), size: big ? 'large' : 'medium', wide: big })}
      href={to}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
