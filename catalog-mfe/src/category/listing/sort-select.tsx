import { useTexts } from '@odeta/storefront/i18n';
import { sortsOf } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';

interface Props {
  id: string;
  listing: Listing;
  className?: string;
}

export function SortSelect({ id, listing: { address, go }, className }: Props) {
  const t = useTexts('catalog');
  return (
    <select
      id={id}
      className={className}
      name="sort"
      value={address.sort}
      onChange={({ currentTarget }) => {
        const sort = Number(currentTarget.value);
        go(() => ({ sort }));
      }}
    >
      {sortsOf(address).map((value) => (
        <option key={value} value={value}>
          {t(`${address.isSearch ? 'search' : 'category'}.sort.${value}`)}
        </option>
      ))}
    </select>
  );
}
