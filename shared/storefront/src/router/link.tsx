import { type AnchorHTMLAttributes, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useLinkSeen } from './link-seen.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  to: string;
}

/** Client-side navigation within the page (A4: /cart, /checkout, /confirm); every other link is a plain `<a>`. */
export function Link({ to, ...rest }: Props) {
  const href = useHref(to);
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to);
  const element = useRef<HTMLAnchorElement>(null);
  useLinkSeen(element, to);
  return <a {...rest} ref={element} href={href} onClick={handleClick} />;
}
