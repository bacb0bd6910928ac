import { type FooterItem, needsCode, PICK_UP_GROUP } from '@odeta/contracts';
import {
  type CountrySettings,
  type OfferedPayment,
  offeredPayments,
  type ShippingMethod,
} from '../settings/settings.ts';

type Shop = Pick<CountrySettings, 'methods' | 'help'>;

/** Payments and deliveries that the country offers now, each with a link to its topic in the help area. */
export function offeredItemsOf({ methods, help }: Shop): FooterItem[] {
  const urlOf = (topic: string) => help.find(({ key }) => key === topic)?.url ?? '/pomoc/';
  const payments = offeredPayments(methods).map((payment) =>
    itemOf(payment.name, urlOf('payment'), pictureOf(payment)),
  );
  const deliveries = ownMethods(methods).map(({ name, group }) =>
    itemOf(name, urlOf('delivery'), group === 'pick-up' ? 'point' : 'courier'),
  );
  return [...payments, ...deliveries];
}

function pictureOf({ key, provider }: OfferedPayment) {
  if (provider === 'on-delivery') return 'cash';
  return needsCode(key) ? 'code' : 'card';
}

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
