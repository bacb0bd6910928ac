import type {
  AgreementType,
  Color,
  Country,
  CountryCode,
  Footer,
  HelpTopic,
  MenuEntry,
  ValidationPatterns,
} from '@odeta/contracts';
import type { FeeRule } from '../db/tables/carts.ts';
import type { ExchangeRate } from '../db/tables/contents.ts';
import type { ArrivalOf, Pace } from './arrival.ts';
import type { CategoryTree } from './category-tree.ts';
import type { NotificationsOf } from './checkout-notifications.ts';
import type { HomeDocument, SiteContents, SizeTableDocument } from './documents.ts';

export interface OfferedPayment {
  key: string;
  name: string;
  description: string;
  provider: 'on-delivery' | 'online';
  fee: number | FeeRule;
  disabled: boolean;
}

export interface ShippingMethod extends Pace {
  key: string;
  group: 'address' | 'pick-up';
  map: boolean;
  needsPhone: boolean;
  name: string;
  description: string;
  /** Minor units, without the payment's fee. */
  cost: number;
  payments: readonly OfferedPayment[];
}

export interface AgreementText {
  type: AgreementType;
  version: string;
  html: string;
  /** Html below it; may be empty. */
  note: string;
  required: boolean;
}

/** L3. What the club costs and takes off in a country. */
export interface ClubTerms {
  name: string;
  percent: number;
  months: number;
  /** Minor units. */
  fee: number;
  /** Days before its end from which a membership may be renewed. */
  renewDays: number;
}

export interface ColorFamily extends Color {
  colors: readonly string[];
}

/** What sizes measure: 38 of shoes is not 38 of clothes. */
export interface SizeKind {
  code: string;
  name: string;
  position: number;
  /** Codes of sizes. */
  sizes: readonly string[];
}

interface Timed {
  activeFrom: Date | null;
  activeUntil: Date | null;
}

export interface Notice extends Timed {
  client: 'application' | 'desktop' | 'mobile';
  html: string;
  closable: boolean;
  expiredDays: number | null;
}

export interface Banner extends Timed {
  place: 'strip' | 'cart';
  url: string | null;
  content: string;
  code: string | null;
  collapsible: string | null;
  backgroundColor: string | null;
  font: string | null;
}

/** What a country's shop says of itself and is nobody's data: the same object for every request until it changes. */
export interface CountrySettings {
  code: CountryCode;
  country: Country;
  currency: string;
  freeDeliveryFrom: number | null;
  returnDays: number;
  /** The date (YYYY-MM-DD) on which a parcel with these goods arrives that is ordered then. */
  arrivalOf: ArrivalOf;
  /** The method that brings goods in stock first that are ordered then. */
  soonestOf: (now: Date) => ShippingMethod | null;
  /** The date on which a parcel of such a method leaves that is ordered then. */
  dispatchOf: (now: Date, method: Pace) => string;
  /** The date so many working days after today. */
  workingDayAfter: (now: Date, days: number) => string;
  /** The shop's own date, YYYY-MM-DD. */
  today: (now: Date) => string;
  liveChat: boolean;
  exchangeRates: Record<string, ExchangeRate>;
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
  emailExceptions: string;
  patterns: ValidationPatterns;
  methods: readonly ShippingMethod[];
  agreements: readonly AgreementText[];
  /** L3. `null` where there is no club. */
  club: ClubTerms | null;
  colors: ReadonlyMap<string, Color>;
  /** What filters by colour offer, with the codes of their colours. */
  colorFamilies: ReadonlyMap<string, ColorFamily>;
  sizeKinds: readonly SizeKind[];
  materials: ReadonlyMap<string, string>;
  care: ReadonlyMap<string, string>;
  categories: CategoryTree;
  menu: MenuEntry[];
  footer: Footer;
  home: HomeDocument;
  sizeTables: readonly SizeTableDocument[];
  /** P16. */
  help: readonly HelpTopic[];
  topMenu: { application: string; desktop: string; mobile: string };
  siteContents: SiteContents;
  /** The shops of all countries, by the names that people there give them. */
  shops: readonly { iso: string; name: string }[];
  /** I10. What is said then to everybody who orders. */
  notificationsOf: NotificationsOf;
  /** J11. Where points are looked for when nothing is said. */
  defaultCity: string;
  notices: readonly Notice[];
  banners: readonly Banner[];
}

export interface ShopSettings {
  version: number;
  countries: Record<CountryCode, CountrySettings>;
  /** Codes to their place in the size table. */
  sizes: ReadonlyMap<string, number>;
  /** Codes to their place in lists. */
  materials: ReadonlyMap<string, number>;
}

/** The payments that can be chosen with at least one of these methods, in their order. */
export function offeredPayments(methods: readonly ShippingMethod[]): OfferedPayment[] {
  const offered = methods.flatMap(({ payments }) => payments).filter(({ disabled }) => !disabled);
  return [...new Map(offered.map((payment) => [payment.key, payment])).values()];
}

/** Whether it is shown at that moment. */
export const isActive = ({ activeFrom, activeUntil }: Timed, now: Date): boolean =>
  (activeFrom === null || activeFrom <= now) && (activeUntil === null || now < activeUntil);
