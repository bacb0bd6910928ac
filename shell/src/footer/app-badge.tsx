import play from '@lucide/icons/icons/play';
import smartphone from '@lucide/icons/icons/smartphone';
import type { FooterItem } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon } from '@odeta/ui';
import classes from './app-badge.module.css';
import { FooterLink } from './footer-link.tsx';

/** D3. 135 × 40 px on every screen. */
export function AppBadge({ kind, item }: { kind: 'ios' | 'android'; item: FooterItem }) {
  const t = useTexts('shell');
  return (
    <FooterLink item={item} className={classNames(classes.badge, classes[kind])}>
      <Icon icon={kind === 'ios' ? smartphone : play} />
      <span>
        <small>{t(`footer.badge.${kind}`)}</small> {item.label}
      </span>
    </FooterLink>
  );
}
