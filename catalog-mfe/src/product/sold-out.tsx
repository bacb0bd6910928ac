import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, text } from '@odeta/ui';
import classes from './sold-out.module.css';

/** The product cannot be had in any colour or size. */
export function SoldOut({ hasRelated }: { hasRelated: boolean }) {
  const t = useTexts('catalog');
  return (
    <div className={classes.box}>
      <p className={text.size18}>{t('product.sold-out.title')}</p>
      <p className={text.soft}>{t('product.sold-out.text')}</p>
      {hasRelated && (
        <a className={buttonClass({ kind: 'secondary', wide: true })} href="#related">
          {t('product.sold-out.related')}
        </a>
      )}
    </div>
  );
}
