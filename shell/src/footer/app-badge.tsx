import type { FooterItem } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon } from '@odeta/ui';
import { play, smartphone } from '../layout/icons.ts';
import classes from './app-badge.module.css';
import { FooterLink } from './footer-link.tsx';

/** D3. 135 × 40, on every screen. */
export function AppBadge({ kind, item }: { kind: 'ios' | 'android'; item: FooterItem }) {
  const t = useTexts('shell');
  return (
    <FooterLink item={item} className={classes.badge}>
      <Icon path={kind === 'ios' ? smartphone : play} />
      <span>
        <small>{t(`footer.badge.${kind}`)}</small> {item.label}
      </span>
    </FooterLink>
  );
}
