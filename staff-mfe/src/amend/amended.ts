import type { AddressFields, Amendment, AmendOffer, InvoiceCompany } from '@odeta/contracts';

/** What is in the form: `shippingAddress.city`, `invoice.company`, `pointId`, and by line `size.7` and `pieces.7`; empty: as it is. */
export type AmendValues = Record<string, string>;
export type AmendPart = 'goods' | 'address' | 'point' | 'company';

const noCompany: InvoiceCompany = {
  ...{ company: '', taxId: '', registerId: '', vatId: '' },
  ...{ street: '', postCode: '', city: '' },
};

const named = (form: string, fields: object): AmendValues =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${form}.${name}`, String(value)]));

/** The form of an order as it is. */
export const valuesOf = ({ address, company, lines }: AmendOffer): AmendValues => ({
  ...named('shippingAddress', address ?? {}),
  ...named('invoice', company ?? noCompany),
  ...Object.fromEntries(
    lines.flatMap(({ lineId }) => [
      [`size.${lineId}`, ''],
      [`pieces.${lineId}`, ''],
    ]),
  ),
  pointId: '',
});

const fieldsOf = (form: string, values: AmendValues) =>
  Object.entries(values).filter(([name]) => name.startsWith(`${form}.`));

const groupOf = (form: string, values: AmendValues): object =>
  Object.fromEntries(fieldsOf(form, values).map(([name, value]) => [name.slice(form.length + 1), value]));

const isTouched = (form: string, values: AmendValues, former: AmendValues): boolean =>
  fieldsOf(form, values).some(([name, value]) => value.trim() !== (former[name] ?? ''));

/** What the form changes in the order. */
export function amendmentOf(offer: AmendOffer, values: AmendValues): Amendment {
  const { version, address, point } = offer;
  const former = valuesOf(offer);
  const { pointId = '' } = values;
  return {
    version,
    ...(address &&
      isTouched('shippingAddress', values, former) && {
        shippingAddress: groupOf('shippingAddress', values) as AddressFields,
      }),
    ...(point && pointId !== '' && pointId !== point.chosen?.id && { pointId }),
    ...(isTouched('invoice', values, former) && { invoice: groupOf('invoice', values) as InvoiceCompany }),
    lines: changedLines(offer, values),
  };
}

/** Pieces that are removed, and pieces that get another size. */
const changedLines = ({ lines }: AmendOffer, values: AmendValues): Amendment['lines'] =>
  lines.flatMap(({ lineId, quantity, sizes }) => {
    const kept = Math.min(Number(values[`pieces.${lineId}`] || quantity), quantity);
    const size = sizes.find(({ variantId, pieces }) => variantId === values[`size.${lineId}`] && pieces >= kept);
    return [
      ...(kept < quantity ? [{ lineId, quantity: quantity - kept, variantId: null }] : []),
      ...(kept > 0 && size ? [{ lineId, quantity: kept, variantId: size.variantId }] : []),
    ];
  });

export const partsOf = ({ lines, shippingAddress, pointId, invoice }: Amendment): AmendPart[] => [
  ...(lines.length > 0 ? (['goods'] as const) : []),
  ...(shippingAddress ? (['address'] as const) : []),
  ...(pointId === undefined ? [] : (['point'] as const)),
  ...(invoice ? (['company'] as const) : []),
];

/** After the order has changed: parts that nobody has touched here follow it, the others keep what was typed. */
export function followed(former: AmendOffer, offer: AmendOffer, values: AmendValues): AmendValues {
  const [before, after] = [valuesOf(former), valuesOf(offer)];
  const untouched = ['shippingAddress', 'invoice'].filter((form) => !isTouched(form, values, before));
  return Object.fromEntries(untouched.flatMap((form) => fieldsOf(form, after)));
}
