import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { buttonClass } from '@odeta/ui';
import { useRoute } from '../routing/route-table.ts';

/** Leads from a page whose scripts are broken or late to the same in a version that needs none, if there is one. */
export function PlainLink() {
  const t = useTexts('shell');
  const { pathname, search } = useLocation();
  const plain = useRoute(pathname)?.plain;
  if (plain === undefined) return null;
  return (
    <a className={buttonClass({ size: 'small' })} href={plain + search}>
      {t('remote-fallback.plain')}
    </a>
  );
}
