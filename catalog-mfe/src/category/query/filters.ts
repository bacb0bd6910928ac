import { type Facets, ratingSteps, sizeName } from '@odeta/contracts';
import type { Format } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import type { Narrowing } from './category-address.ts';

export type ListFacet = 'size' | 'color' | 'type' | 'material' | 'supply';

/** Adds the code, or removes it if it is there. */
export function toggle(filters: Narrowing, facet: ListFacet, code: string): Narrowing {
  const codes: readonly string[] = filters[facet];
  const changed = codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
  return { ...filters, [facet]: changed };
}

/** The names of boxes: of lists, and of filters with one value. */
export type OptionName = ListFacet | 'rating' | 'sale';

/** The filters after a press on a box. A minimum of stars replaces the former one. */
export function pressed(filters: Narrowing, name: OptionName, value: string): Narrowing {
  if (name === 'sale') return { ...filters, sale: !filters.sale };
  if (name !== 'rating') return toggle(filters, name, value);
  const stars = ratingSteps.find((step) => String(step) === value) ?? null;
  return { ...filters, rating: filters.rating === stars ? null : stars };
}

/** An active filter, and the filters without it. */
export interface ChosenFilter {
  key: string;
  label: string;
  without: Narrowing;
}

type Translate = (key: string, values?: Record<string, string>) => string;

/** The active filters that the list knows, in the order of the facets. */
export function chosenFilters(
  filters: Narrowing,
  facets: Snapshot<Facets>,
  t: Translate,
  { price, number }: Pick<Format, 'price' | 'number'>,
): ChosenFilter[] {
  const chosen = (facet: ListFacet, names: readonly { code: string; label: string }[]) =>
    names
      .filter(({ code }) => filters[facet].some((other) => other === code))
      .map(({ code, label }) => ({ key: `${facet}-${code}`, label, without: toggle(filters, facet, code) }));
  const { from, to, sale, rating } = filters;
  return [
    ...chosen(
      'size',
      facets.size.map((size) => ({ code: size.code, label: sizeLabel(size, facets, t) })),
    ),
    ...chosen(
      'color',
      facets.color.map(({ code, name }) => ({ code, label: name })),
    ),
    ...chosen(
      'type',
      facets.type.map(({ code, name }) => ({ code, label: name })),
    ),
    ...(from === null && to === null
      ? []
      : [{ key: 'price', label: priceLabel(from, to, t, price), without: { ...filters, from: null, to: null } }]),
    ...chosen(
      'material',
      facets.material.map(({ code, name }) => ({ code, label: name })),
    ),
    ...(rating === null
      ? []
      : [{ key: 'rating', label: t('chip.rating', { stars: number(rating) }), without: { ...filters, rating: null } }]),
    ...chosen(
      'supply',
      facets.supply.map(({ code }) => ({ code, label: t(code) })),
    ),
    ...(sale ? [{ key: 'sale', label: t('chip.sale'), without: { ...filters, sale: false } }] : []),
  ];
}

/** If there are sizes of several kinds, the label includes the kind. */
function sizeLabel(
  { code, size = code, kind }: Snapshot<Facets>['size'][number],
  { sizeKinds }: Snapshot<Facets>,
  t: Translate,
) {
  const kindName = sizeKinds.find((one) => one.code === kind)?.name ?? '';
  const name = sizeName(size);
  if (name === null) return kindName;
  return sizeKinds.length > 1 ? t('chip.size-of-kind', { kind: kindName, size: name }) : t('chip.size', { size: name });
}

function priceLabel(from: number | null, to: number | null, t: Translate, price: Format['price']) {
  if (from === null) return t('chip.to', { price: price(to ?? 0) });
  if (to === null) return t('chip.from', { price: price(from) });
  return t('chip.range', { from: price(from), to: price(to) });
}
