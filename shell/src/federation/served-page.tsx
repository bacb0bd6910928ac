import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ServedContent, SHELL_PART } from './served-content.ts';
import classes from './served-page.module.css';

interface Props {
  content: ServedContent;
  /** React has been at the elements. */
  wasRendered: boolean;
  /** What of the shell stands within the page. */
  children?: ReactNode;
}

/** The page as the server rendered it: its links and forms work as in a page without scripts. */
export function ServedPage({ content, wasRendered, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [shellPart, setShellPart] = useState<Element | null>(null);
  const [focused] = useState(() => content.focused());

  useLayoutEffect(() => {
    if (!area.current) return;
    content.moveInto(area.current, wasRendered);
    focused?.focus({ preventScroll: true });
    const place = area.current.querySelector(`[${SHELL_PART}]`);
    place?.replaceChildren();
    setShellPart(place);
  }, [content, wasRendered, focused]);

  return (
    <>
      <div ref={area} className={classes.area} />
      {shellPart && createPortal(children, shellPart)}
    </>
  );
}
