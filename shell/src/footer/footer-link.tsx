import type { FooterItem } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Link, useLocation } from '@odeta/storefront/router';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { useRoute } from '../routing/route-table.ts';
import { FooterMark } from './footer-mark.tsx';
import { screenClass } from './screen-class.ts';

interface Props {
  item: Readonly<FooterItem>;
  className?: string;
  /** Open in a new tab, whatever the item says. */
  blank?: boolean;
  children?: ReactNode;
}

export function FooterLink({ item, className, blank = item.blank, children = <FooterMark item={item} /> }: Props) {
  const t = useTexts('shell');
  const route = useRoute(item.url);
  const names = classNames(className, screenClass(item));
  // Only these links use the location, so that a change of the query does not render the others.
  if (!blank && !item.ssrLink && route?.inPage) {
    return (
      <RouteLink className={names} url={item.url}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a className={names} href={item.url} {...(blank && { target: '_blank', rel: 'noopener' })}>
      {children}
      {blank && <span className={text.spoken}> {t('footer.new-tab')}</span>}
    </a>
  );
}

/** Navigates between client routes without loading a document. */
function RouteLink({ url, className, children }: { url: string; className: string; children: ReactNode }) {
  const route = useRoute(useLocation().pathname);
  if (route?.inPage) {
    return (
      <Link className={className} to={url}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={url}>
      {children}
    </a>
  );
}
