import { type FooterItem, PICK_UP_GROUP } from '@odeta/contracts';
import { type CountrySettings, offeredPayments, type ShippingMethod } from '../settings/settings.ts';

type Shop = Pick<CountrySettings, 'methods' | 'help'>;

/** Payments and deliveries that the country offers now, each with a link to its topic in the help area. */
export function offeredItemsOf({ methods, help }: Shop): FooterItem[] {
  const urlOf = (topic: string) => help.find(({ key }) => key === topic)?.url ?? '/pomoc/';
  const payments = offeredPayments(methods).map(({ key, name, provider }) =>
    itemOf(name, urlOf('payment'), provider === 'on-delivery' ? 'cash' : (paymentMarks[key] ?? 'card')),
  );
  const deliveries = ownMethods(methods).map(({ name, group }) =>
    itemOf(name, urlOf('delivery'), group === 'pick-up' ? 'point' : 'courier'),
  );
  return [...payments, ...deliveries];
}

/** Pictures of payments other than cards, by key. */
const paymentMarks: Record<string, string> = { blik: 'code' };

/** Leaves out the delivery to pick-up points of any operator if there are methods of single operators. */
function ownMethods(methods: readonly ShippingMethod[]) {
  const others = methods.filter(({ key }) => key !== PICK_UP_GROUP);
  return others.some(({ group }) => group === 'pick-up') ? others : methods;
}

const itemOf = (label: string, url: string, mark: string): FooterItem => ({
  label,
  url,
  blank: false,
  ssrLink: false,
  hiddenApp: false,
  hiddenMobile: false,
  hiddenDesktop: false,
  image: `/media/marks/${mark}.svg`,
  imageStyle: 'icon',
});
