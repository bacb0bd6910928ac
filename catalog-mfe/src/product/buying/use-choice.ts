import type { Product } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useLocation, useNavigate } from '@odeta/storefront/router';
import type { Snapshot } from '@odeta/storefront/state';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { createBuyingStore } from './buying.store.ts';
import { chooseColor, onlySize } from './choice.ts';

/** Which colour and size the visitor looks at. The colour stands in the address, so that it can be passed on. */
export function useChoice(product: Snapshot<Product>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const buying = useStore(createBuyingStore);
  const [size, setSize] = useState(() => onlySize(product));
  // The router changes the address in a transition; the pressed colour shows at once.
  const [color, showColor] = useOptimistic(chooseColor(product, new URLSearchParams(search).get('color')));
  // What was pressed last: another press may follow before the page is drawn anew, above all when early ones are replayed.
  const latest = useRef({ color, size });

  return {
    color,
    size,
    latest,

    chooseColor(code: string) {
      buying.forget();
      latest.current.color = code;
      startTransition(() => {
        showColor(code);
        void navigate(`${pathname}?color=${encodeURIComponent(code)}`, { replace: true, preventScrollReset: true });
      });
    },

    chooseSize(next: string) {
      buying.forget();
      latest.current.size = next;
      setSize(next);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
