import { useLayoutEffect, useRef } from 'react';
import { type Goods, writeAddress } from '../query/category-address.ts';

/** Shows the start of a list whose filters or order were changed further down, before it is painted. */
export function useStartOfList(goods: Goods) {
  const place = useRef<HTMLDivElement>(null);
  const list = writeAddress({ ...goods, page: 1 });
  const shown = useRef(list);

  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const element = place.current;
    if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list]);

  return place;
}
