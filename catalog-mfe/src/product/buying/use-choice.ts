import type { Product } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useLocation, useNavigate } from '@odeta/storefront/router';
import type { Snapshot } from '@odeta/storefront/state';
import { usePosted } from '@odeta/ui/forms/posted';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { ADD_FORM } from './buy-form.ts';
import { createBuyingStore } from './buying.store.ts';
import { chooseColor, chooseSize } from './choice.ts';

/** The selected colour and size. The colour is in the URL, so that a link can be shared; links of product feeds name the size, too. */
export function useChoice(product: Snapshot<Product>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const buying = useStore(createBuyingStore);
  const asked = new URLSearchParams(search);
  const posted = usePosted(ADD_FORM);
  const [size, setSize] = useState(
    () => postedSize(product, posted.value('size')) ?? chooseSize(product, asked.get('size')),
  );
  // The router changes the URL in a transition; the optimistic update shows the colour at once.
  const [color, showColor] = useOptimistic(chooseColor(product, asked.get('color') ?? posted.value('color') ?? null));
  // The latest choice, because the visitor can click again before the page is rendered, above all when early clicks are replayed.
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
const postedSize = ({ sizes }: Pick<Snapshot<Product>, 'sizes'>, size = '') =>
  sizes.find((each) => each === size) ?? null;

export type Choice = ReturnType<typeof useChoice>;
