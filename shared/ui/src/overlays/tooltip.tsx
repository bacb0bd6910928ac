import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './tooltip.module.css';

interface Props {
  words: string;
  /** Renders the control, with `describedBy` as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Shown above a control on hover or focus. Escape hides it; the pointer may move onto it. */
export function Tooltip({ words, children }: Props) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const bindings = { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };

  useEffect(() => {
    const page = wrapper.current?.ownerDocument;
    if (!isShown || !page) return undefined;
    // On the document, wherever the focus is. `preventDefault` keeps a dialog around the control open.
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setShown(false);
    }
    page.addEventListener('keydown', handleKey);
    return () => page.removeEventListener('keydown', handleKey);
  }, [isShown]);

  return (
    <span {...bindings} ref={wrapper} className={classes.wrapper}>
      {children(id)}
      <span id={id} role="tooltip" className={classes.tip} hidden={!isShown}>
        {words}
      </span>
    </span>
  );
}
