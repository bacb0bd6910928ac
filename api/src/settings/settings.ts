import type {
  AgreementType,
  Color,
  Country,
  CountryCode,
  Footer,
  MenuEntry,
  ValidationPatterns,
} from '@odeta/contracts';
import type { ExchangeRate, FeeRule } from '../db/column-types.ts';
import type { Edition } from '../language/editions.ts';
import type { ArrivalOf, Pace } from './arrival.ts';
import type { AskedHelpTopic } from './asked-help-topic.ts';
import type { CategoryTree } from './category-tree.ts';
import type { NotificationsOf } from './checkout-notifications.ts';
import type { HomeDocument, SiteContents, SizeTableDocument } from './documents.ts';
import type { ShownCode } from './shown-codes.repository.ts';

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
  /** In minor units, without the fee of the payment. */
  cost: number;
  payments: readonly OfferedPayment[];
}

export interface AgreementText {
  type: AgreementType;
  version: string;
  html: string;
  /** HTML below the agreement; may be empty. */
  note: string;
  required: boolean;
}

/** Fee and discount of the club in a country. */
export interface ClubTerms {
  name: string;
  percent: number;
  months: number;
  /** In minor units. */
  fee: number;
  /** Days before its end from which a membership can be renewed. */
  renewDays: number;
}

export interface ColorFamily extends Color {
  position: number;
  colors: readonly string[];
}

/** A system of sizes: 38 for shoes differs from 38 for clothes. */
export interface SizeKind {
  code: string;
  name: string;
  position: number;
  /** Size codes. */
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

/** The settings of a country. All requests share the same object until it changes. */
export interface CountrySettings {
  code: CountryCode;
  country: Country;
  currency: string;
  freeDeliveryFrom: number | null;
  returnDays: number;
  /** The arrival date (YYYY-MM-DD) of goods that are ordered at a moment. */
  arrivalOf: ArrivalOf;
  /** The fastest method for goods in stock that are ordered at a moment. */
  soonestOf: (now: Date) => ShippingMethod | null;
  /** The dispatch date (YYYY-MM-DD) of an order at a moment. */
  dispatchOf: (now: Date, method: Pace) => string;
  /** The date (YYYY-MM-DD) this number of working days later. */
  workingDayAfter: (now: Date, days: number) => string;
  /** YYYY-MM-DD in the shop's time zone. */
  today: (now: Date) => string;
  liveChat: boolean;
  exchangeRates: Record<string, ExchangeRate>;
  staticUrls: { home: string; wishlist: string; cart: string; backToShop: string };
  emailExceptions: string;
  patterns: ValidationPatterns;
  methods: readonly ShippingMethod[];
  agreements: readonly AgreementText[];
  /** `null` where there is no club. */
  club: ClubTerms | null;
  colors: ReadonlyMap<string, Color>;
  /** Options of the colour filter with the codes of their colours. */
  colorFamilies: ReadonlyMap<string, ColorFamily>;
  sizeKinds: readonly SizeKind[];
  materials: ReadonlyMap<string, string>;
  care: ReadonlyMap<string, string>;
  /** Safety warnings for goods, by the key of their category. */
  warnings: Readonly<Record<string, string[]>>;
  categories: CategoryTree;
  menu: MenuEntry[];
  footer: Footer;
  home: HomeDocument;
  sizeTables: readonly SizeTableDocument[];
  help: readonly AskedHelpTopic[];
  topMenu: { application: string; desktop: string; mobile: string };
  siteContents: SiteContents;
  /** The shops of all countries with their local names. */
  shops: readonly { iso: string; name: string }[];
  /** Notifications for the checkout at a moment. */
  notificationsOf: NotificationsOf;
  /** The initial location when searching for pickup points. */
  defaultCity: string;
  notices: readonly Notice[];
  banners: readonly Banner[];
  /** L2. The codes for everybody that the banners show. */
  shownCodes: readonly ShownCode[];
}

export interface ShopSettings {
  version: number;
  /** In their default languages. */
  countries: Record<CountryCode, CountrySettings>;
  editions: ReadonlyMap<Edition, CountrySettings>;
  /** Codes with their positions in size tables. */
  sizes: ReadonlyMap<string, number>;
  /** Codes with their positions in lists. */
  materials: ReadonlyMap<string, number>;
}

/** Payments that at least one of these methods offers, in the order of the methods. */
export function offeredPayments(methods: readonly ShippingMethod[]): OfferedPayment[] {
  const offered = methods.flatMap(({ payments }) => payments).filter(({ disabled }) => !disabled);
  return [...new Map(offered.map((payment) => [payment.key, payment])).values()];
}

export const isActive = ({ activeFrom, activeUntil }: Timed, now: Date): boolean =>
  (activeFrom === null || activeFrom <= now) && (activeUntil === null || now < activeUntil);
