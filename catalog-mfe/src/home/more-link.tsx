import { buttonClass } from '@odeta/ui';

export const MoreLink = ({ link }: { link: { readonly label: string; readonly url: string } }) => (
  <a className={buttonClass({ kind: 'text' })} href={link.url}>
    {link.label}
  </a>
);
