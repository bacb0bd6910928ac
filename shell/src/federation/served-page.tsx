import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ServedContent, SHELL_PART } from './served-content.ts';
import classes from './served-page.module.css';

interface Props {
  content: ServedContent;
  /** React has hydrated the elements. */
  wasRendered: boolean;
  /** Called for a button that does nothing without the remote's scripts. */
  onIdlePress: () => void;
  /** The shell's parts within the page. */
  children?: ReactNode;
}

/** The page as rendered by the server: its links and forms work as in a page without scripts. */
export function ServedPage({ content, wasRendered, onIdlePress, children }: Props) {
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

  useEffect(() => {
    const page = area.current;
    const handlePress = ({ target }: Event) => isIdleButton(target) && onIdlePress();
    page?.addEventListener('click', handlePress);
    return () => page?.removeEventListener('click', handlePress);
  }, [onIdlePress]);

  return (
    <>
      <div ref={area} className={classes.area} />
      {shellPart && createPortal(children, shellPart)}
    </>
  );
}

/** Whether the button needs the remote's scripts: not if it belongs to the shell or submits a form to an address. */
function isIdleButton(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.closest(`[${SHELL_PART}]`)) return false;
  return !(button.type === 'submit' && button.form?.hasAttribute('action'));
}
