import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  to: string;
}

/** Client-side navigation within the page (A4: /cart, /checkout, /confirm); every other link is a plain `<a>`. */
export function Link({ to, ...rest }: Props) {
  const href = useHref(to);
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return <a {...rest} href={href} onClick={handleClick} />;
}
