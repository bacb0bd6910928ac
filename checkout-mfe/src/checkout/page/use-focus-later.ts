import { useEffect, useRef, useState } from 'react';

/** Moves the focus within an area as soon as what is to get it is shown. */
export function useFocusLater() {
  const area = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState({ id: '', title: '' });

  useEffect(() => {
    const find = (id: string) => (id === '' ? null : area.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
    const title = find(wanted.title);
    if (wanted.id === wanted.title) title?.closest('section')?.scrollIntoView?.({ block: 'start' });
    (find(wanted.id) ?? title)?.focus({ preventScroll: wanted.id === wanted.title });
  }, [wanted]);

  return {
    area,
    /** `title`: the id of the step's title, which gets the focus if there is no such control. */
    focus: (id: string, title: string) => setWanted({ id, title }),
  };
}
