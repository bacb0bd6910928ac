import ruler from '@lucide/icons/icons/ruler';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon, text } from '@odeta/ui';
import { useOnDemand } from '../../page/use-on-demand.ts';
import type { SizeTableProps } from './size-table.tsx';
import classes from './size-table-link.module.css';

/** Opens the size table and the size advice, which are a lazy chunk. */
export function SizeTableLink(props: Pick<SizeTableProps, 'tableKey' | 'chosen' | 'sizes' | 'columns' | 'onChoose'>) {
  const t = useTexts('catalog');
  const dialog = useOnDemand(() => import('./size-table.tsx'));
  return (
    <>
      <button type="button" className={classes.link} aria-haspopup="dialog" onClick={dialog.open}>
        <Icon icon={ruler} size={16} />
        <span className={text.link}>{t('product.size-table.title')}</span>
      </button>
      {dialog.part && <dialog.part.SizeTable {...props} open={dialog.isOpen} onClose={dialog.close} />}
    </>
  );
}
