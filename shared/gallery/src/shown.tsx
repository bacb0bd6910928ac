import { type ReactNode, useEffect, useRef } from 'react';
import classes from './shown.module.css';

interface Props {
  as: 'hover' | 'active' | 'focus' | 'focus-visible';
  children: ReactNode;
}

/** Shows the controls inside in that state (`shared/build/shown-states.cjs`). */
export function Shown({ as, children }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controls = wrapper.current?.querySelectorAll<HTMLElement>('button, a, input, select, summary') ?? [];
    for (const control of controls) control.dataset.show = as;
  }, [as]);
  return (
    <div ref={wrapper} className={classes.shown}>
      {children}
    </div>
  );
}
