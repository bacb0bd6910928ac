import type { MenuEntry } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';

interface Props {
  entry: Pick<MenuEntry, 'goods'>;
  className?: string;
  /** In parentheses, after a name. */
  inline?: boolean;
}

/** A number, with the noun it counts for screen readers. */
export function GoodsCount({ entry: { goods }, className, inline = false }: Props) {
  const t = useTexts(MENU_TEXTS);
  const { format } = useStorefront();
  if (goods === null || goods === undefined) return null;
  const number = format.number(goods);
  return (
    <span className={className}>
      <span aria-hidden="true">{inline ? ` (${number})` : number}</span>
      <span className={text.spoken}>, {t('goods', { count: goods })}</span>
    </span>
  );
}
