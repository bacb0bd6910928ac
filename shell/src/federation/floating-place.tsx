import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { floorUnder } from '../layout/floor-under.ts';
import classes from './floating-place.module.css';
import { SHELL_PART } from './served-content.ts';

/** A place at the lower edge of the window, above its bars and banners. It does not move the page. */
export function FloatingPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    const page = element?.ownerDocument.defaultView;
    if (!element || !page) return undefined;
    const lift = () => {
      element.style.translate = `0 ${-floorUnder(page, element)}px`;
    };
    lift();
    // Banners that come or go change the length of the page.
    const observer = new ResizeObserver(lift);
    observer.observe(page.document.documentElement);
    observer.observe(element);
    page.addEventListener('scroll', lift, { passive: true });
    page.addEventListener('resize', lift);
    return () => {
      observer.disconnect();
      page.removeEventListener('scroll', lift);
      page.removeEventListener('resize', lift);
    };
  }, []);

  return (
    <div ref={place} className={classes.place} {...{ [SHELL_PART]: '' }}>
      {children}
    </div>
  );
}
