// Written by `npm run schema` from the migrations. Exact types of columns: `api/testing/schema/exact-types.ts`.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AgreementType,
  BloggerProfile,
  ContactTopic,
  CountryCode,
  CustomerFields,
  EmailKind,
  ExchangeRate,
  FeeRule,
  GoodsBox,
  InvoiceCompany,
  InvoiceDocument,
  InvoiceKind,
  LanguageWords,
  LegalPart,
  MailingList,
  MeasurePlace,
  MeasuredRow,
  NamePositions,
  NamesByCountry,
  PaymentFailure,
  PendingConsents,
  PickupPoint,
  PointTranslations,
  PreparedItem,
  Product,
  PushKind,
  PushSource,
  ReturnWayRow,
  StaticUrls,
  StockOutcome,
  SummaryDetails,
  TokenKind,
  ValidationPatterns,
  WarehouseEvent,
  WarehouseRefusal,
  WithdrawnParcels,
} from './column-types.ts';

/** A JSON document, which is written as text. */
type Json<Type> = ColumnType<Type, string, string>;
type GeneratedJson<Type> = ColumnType<Type, string | undefined, string>;

interface Point {
  x: number;
  y: number;
}

/** All tables, in camel case. Dates are text (YYYY-MM-DD), times are `Date`. */
export interface Database {
  address: {
    id: GeneratedAlways<number>;
    customerId: string;
    firstName: Generated<string>;
    lastName: Generated<string>;
    familyName: Generated<string>;
    streetType: Generated<string>;
    street: Generated<string>;
    streetNumber: Generated<string>;
    flatNumber: Generated<string>;
    building: Generated<string>;
    staircase: Generated<string>;
    floor: Generated<string>;
    postCode: Generated<string>;
    city: Generated<string>;
    mobilePhone: Generated<string>;
    createdAt: Generated<Date>;
    oneTime: Generated<boolean>;
    isDefault: Generated<boolean>;
    county: Generated<string>;
  };
  agreement: {
    country: CountryCode;
    type: AgreementType;
    version: string;
    html: string;
    required: boolean;
    active: boolean;
    position: number;
    note: Generated<string>;
  };
  attempt: {
    key: Buffer;
    count: number;
    lastAt: Date;
    blockedUntil: Date;
  };
  attribute: {
    key: string;
    kind: string;
    categories: string[];
    colors: string[];
    materials: string[];
    products: string[];
  };
  banner: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    place: 'strip' | 'cart';
    url: string | null;
    content: string;
    code: string | null;
    collapsible: string | null;
    backgroundColor: string | null;
    font: string | null;
    activeFrom: Date | null;
    activeUntil: Date | null;
    position: Generated<number>;
  };
  blogger: {
    customerId: string;
    status: Generated<'waiting' | 'active' | 'held'>;
    profile: Json<BloggerProfile>;
    sentAt: Generated<Date>;
    decidedAt: Date | null;
    reason: string | null;
    origin: Generated<string>;
    privacyVersion: Generated<string>;
    codeId: number | null;
  };
  botProof: {
    signature: string;
    expiresAt: Date;
  };
  canaryVisit: {
    id: GeneratedAlways<number>;
    canary: string;
    share: ColumnType<string, number | string>;
    visitor: string;
    network: string;
    hasCanary: boolean;
    shown: Generated<boolean>;
    load: Generated<boolean>;
    render: Generated<boolean>;
    slow: Generated<boolean>;
    error: Generated<boolean>;
    ordered: Generated<boolean>;
    order: Generated<boolean>;
    at: Generated<Date>;
    late: Generated<boolean>;
    downloaded: Generated<boolean>;
    given: Generated<boolean>;
    left: Generated<boolean>;
    speedGroup: string | null;
    lcp: number | null;
    inp: number | null;
    measuredAt: Date | null;
  };
  care: {
    code: string;
    texts: Json<NamesByCountry>;
  };
  cart: {
    id: GeneratedAlways<number>;
    sessionId: number | null;
    customerId: string | null;
    country: CountryCode;
    state: Generated<'open' | 'ordered'>;
    shipping: string | null;
    payment: string | null;
    shippingPostCode: Generated<string>;
    pointId: number | null;
    addressId: number | null;
    discountCodeId: number | null;
    clubChecked: Generated<boolean>;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
    destinationChosen: Generated<boolean>;
    laterItems: Generated<'together' | 'separately'>;
    repeated: Generated<boolean>;
  };
  cartItem: {
    id: GeneratedAlways<number>;
    cartId: number;
    variantId: number;
    quantity: number;
    checked: Generated<boolean>;
    addedAt: Generated<Date>;
  };
  cartVoucher: {
    cartId: number;
    voucherId: number;
  };
  category: {
    id: GeneratedAlways<number>;
    key: string;
    parentId: number | null;
    kind: Generated<'standard' | 'sale' | 'new'>;
    position: Generated<number>;
    active: Generated<boolean>;
    sizeTableSynonyms: Generated<string[]>;
  };
  categoryText: {
    categoryId: number;
    country: CountryCode;
    name: string;
    slug: string;
    description: Generated<string>;
  };
  change: {
    id: GeneratedAlways<number>;
    changeSetId: number;
    position: number;
    kind: string;
    country: CountryCode;
    key: string;
    before: Json<object> | null;
    after: Json<object> | null;
  };
  changeApproval: {
    changeSetId: number;
    state: Generated<'waiting' | 'approved' | 'refused'>;
    decidedBy: string | null;
    decidedAt: Date | null;
    reason: Generated<string>;
  };
  changePart: {
    changeSetId: number;
    country: CountryCode;
    state: 'draft' | 'scheduled' | 'applied' | 'ended' | 'undone' | 'cancelled' | 'refused';
    startsAt: Date | null;
    endsAt: Date | null;
    appliedAt: Date | null;
    endedAt: Date | null;
    note: Generated<string>;
  };
  changeSet: {
    id: GeneratedAlways<number>;
    author: string;
    reason: string;
    createdAt: Date;
    undoes: number | null;
    requestKey: string | null;
    requestDigest: string | null;
    isPreview: Generated<boolean>;
  };
  clientLog: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    level: string;
    message: string;
    context: GeneratedJson<Record<string, unknown>>;
    userAgent: string | null;
    at: Generated<Date>;
  };
  club: {
    country: CountryCode;
    name: string;
    percent: number;
    months: number;
    fee: number;
    renewDays: number;
    active: boolean;
  };
  clubMembership: {
    id: GeneratedAlways<number>;
    customerId: string;
    validFrom: string | null;
    validUntil: string | null;
    fee: number;
    orderId: string | null;
    months: number | null;
    outlivesOrder: Generated<boolean>;
  };
  color: {
    code: string;
    hex: string;
    names: Json<NamesByCountry>;
    position: Generated<number>;
    family: string | null;
  };
  colorFamily: {
    code: string;
    hex: string;
    names: Json<NamesByCountry>;
    position: number;
  };
  consent: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    email: string;
    customerId: string | null;
    orderId: string | null;
    type: AgreementType;
    textVersion: string;
    active: boolean;
    source: string;
    at: Generated<Date>;
  };
  contactAnswer: {
    id: GeneratedAlways<number>;
    messageId: string;
    memberId: number;
    key: string;
    way: 'email' | 'elsewhere';
    words: string;
    answeredAt: Date;
  };
  contactAttachment: {
    messageId: string;
    position: number;
    name: string;
    content: Buffer;
  };
  contactMessage: {
    id: Generated<string>;
    number: string;
    key: string;
    requestDigest: Buffer;
    country: CountryCode;
    topic: ContactTopic;
    orderNumber: string;
    name: string;
    email: string;
    emailKey: string;
    message: string;
    answerBy: string;
    origin: string;
    receivedAt: Date;
    customerNumber: Generated<string>;
    settledAt: Date | null;
  };
  content: {
    country: CountryCode;
    name: string;
    body: Json<object>;
    updatedAt: Generated<Date>;
  };
  contentsPreview: {
    id: GeneratedAlways<number>;
    changeSetId: number;
    version: number;
    builtAt: Generated<Date>;
  };
  country: {
    code: string;
    name: string;
    freeDeliveryFrom: number | null;
    returnDays: number;
    dispatchUntil: number;
    holidays: Generated<string[]>;
    liveChat: Generated<boolean>;
    exchangeRates: GeneratedJson<Record<string, ExchangeRate>>;
    staticUrls: Json<StaticUrls>;
    emailExceptions: Generated<string>;
    patterns: Json<ValidationPatterns>;
    closedDays: Generated<string[]>;
    openDays: Generated<string[]>;
    timeZone: Generated<string>;
  };
  customer: {
    id: Generated<string>;
    country: CountryCode;
    number: string | null;
    email: string;
    passwordHash: string | null;
    gender: number | null;
    birthday: string | null;
    firstName: Generated<string>;
    lastName: Generated<string>;
    familyName: Generated<string>;
    streetType: Generated<string>;
    street: Generated<string>;
    streetNumber: Generated<string>;
    flatNumber: Generated<string>;
    building: Generated<string>;
    staircase: Generated<string>;
    floor: Generated<string>;
    postCode: Generated<string>;
    city: Generated<string>;
    mobilePhone: Generated<string>;
    isAuthorized: Generated<boolean>;
    failedLogins: Generated<number>;
    lockedUntil: Date | null;
    clientType: string | null;
    createdAt: Generated<Date>;
    deletedAt: Date | null;
    emailKey: string | null;
    emailConfirmedAt: Date | null;
    deletionDueAt: Date | null;
    deletionOrigin: Generated<string>;
    county: Generated<string>;
  };
  customerPoint: {
    customerId: string;
    pointId: number;
    usedAt: Generated<Date>;
  };
  dayFigure: {
    country: CountryCode;
    day: string;
    name: string;
    value: number;
  };
  deletedPayer: {
    customerId: string;
    country: CountryCode;
    email: string;
    attempts: Generated<number>;
    deletedAt: Generated<Date>;
    nextAt: Generated<Date>;
  };
  discountCode: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    code: string;
    name: string;
    percent: number | null;
    amount: number | null;
    freeDelivery: Generated<boolean>;
    minOrder: Generated<number>;
    validFrom: string;
    validUntil: string | null;
    maxUses: number | null;
    uses: Generated<number>;
    customerId: string | null;
    hidden: Generated<boolean>;
    categoryIds: ColumnType<string[], readonly number[]> | null;
    fullPriceOnly: Generated<boolean>;
  };
  discountUse: {
    orderId: string;
    codeId: number;
    released: Generated<boolean>;
  };
  emailSuppression: {
    country: CountryCode;
    list: MailingList;
    emailHash: Buffer;
    leftAt: Date;
    wasSubscribed: Generated<boolean>;
    notices: Generated<ColumnType<string[], readonly number[]>>;
  };
  emptySearch: {
    country: CountryCode;
    day: string;
    words: string;
    count: number;
  };
  faq: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    topic: string;
    slug: string;
    question: string;
    answer: string;
    position: Generated<number>;
  };
  idempotency: {
    sessionId: number;
    key: string;
    requestDigest: Buffer;
    answer: Json<object> | null;
    createdAt: Generated<Date>;
  };
  invoice: {
    id: Generated<string>;
    orderId: string;
    country: CountryCode;
    kind: 'invoice' | 'correction';
    year: number;
    position: number;
    number: string;
    parcelId: string | null;
    refundId: string | null;
    document: Json<InvoiceDocument>;
    pdf: Buffer | null;
    issuedAt: Date;
  };
  invoiceSeries: {
    country: CountryCode;
    kind: InvoiceKind;
    year: number;
    lastNumber: number;
  };
  keptCode: {
    customerId: string;
    codeId: number;
    keptAt: Generated<Date>;
  };
  ledgerEntry: {
    id: GeneratedAlways<number>;
    orderId: string;
    eventKey: string;
    account: 'goods' | 'club-discount' | 'code-discount' | 'delivery' | 'payment-fee' | 'club-fee' | 'deduction' | 'voucher-deduction' | 'goodwill' | 'rounding' | 'due' | 'surplus' | 'provider' | 'cash' | 'bank' | 'voucher' | 'new-voucher';
    voucherId: number | null;
    amount: number;
    reason: string;
    at: Generated<Date>;
  };
  legalText: {
    country: CountryCode;
    document: 'terms' | 'privacy';
    version: string;
    title: string;
    parts: Json<LegalPart[]>;
  };
  listing: {
    country: CountryCode;
    categoryId: number;
    productId: number;
    pricePaid: number;
    discountPercent: number | null;
    popularity: number;
    publishedOn: string;
    rating: ColumnType<string, number | string> | null;
    ratingCount: number;
    namePosition: number;
    materials: number;
    nowSizes: number;
    laterSizes: number;
    moreMaterials: ColumnType<string[], readonly number[]> | null;
    moreNowSizes: ColumnType<string[], readonly number[]> | null;
    moreLaterSizes: ColumnType<string[], readonly number[]> | null;
    typeId: number | null;
    stars: number | null;
    sizeKind: Generated<number>;
    nowFamilies: Generated<number>;
    laterFamilies: Generated<number>;
    furtherNamePositions: GeneratedJson<NamePositions>;
  };
  listingColor: {
    country: CountryCode;
    categoryId: number;
    productId: number;
    color: string;
    pricePaid: number;
    discountPercent: number | null;
    materials: number;
    nowSizes: number;
    laterSizes: number;
    moreMaterials: ColumnType<string[], readonly number[]> | null;
    moreNowSizes: ColumnType<string[], readonly number[]> | null;
    moreLaterSizes: ColumnType<string[], readonly number[]> | null;
  };
  listingFamily: {
    country: CountryCode;
    categoryId: number;
    productId: number;
    family: string;
    pricePaid: number;
    discountPercent: number | null;
    typeId: number;
    stars: number | null;
    sizeKind: number;
    materials: number;
    nowSizes: number;
    laterSizes: number;
    moreMaterials: ColumnType<string[], readonly number[]> | null;
    moreNowSizes: ColumnType<string[], readonly number[]> | null;
    moreLaterSizes: ColumnType<string[], readonly number[]> | null;
  };
  logInCode: {
    sessionHash: Buffer;
    country: CountryCode;
    emailKey: string;
    customerId: string | null;
    hash: Buffer;
    tries: Generated<number>;
    expiresAt: Date;
    bySms: Generated<boolean>;
  };
  manufacturer: {
    code: string;
    name: string;
    address: string;
    email: string;
    responsible: Json<Product['manufacturer']> | null;
  };
  material: {
    code: string;
    names: Json<NamesByCountry>;
    position: Generated<number>;
  };
  newsletter: {
    country: CountryCode;
    email: string;
    status: Generated<'pending' | 'active' | 'left'>;
    tokenHash: Buffer | null;
    source: number | null;
    createdAt: Generated<Date>;
    activatedAt: Date | null;
    sentAt: Date | null;
    rewardId: number | null;
  };
  newsletterRequest: {
    orderId: string;
    country: CountryCode;
    email: string;
    origin: string;
    dueAt: Generated<Date>;
  };
  notice: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    client: 'application' | 'desktop' | 'mobile';
    html: string;
    closable: Generated<boolean>;
    expiredDays: number | null;
    activeFrom: Date | null;
    activeUntil: Date | null;
    position: Generated<number>;
  };
  oneTimeToken: {
    hash: Buffer;
    kind: TokenKind;
    customerId: string | null;
    email: string | null;
    expiresAt: Date;
    usedAt: Date | null;
  };
  orderAmendment: {
    id: GeneratedAlways<number>;
    orderId: string;
    revision: number;
    requestKey: string;
    requestDigest: Buffer;
    memberId: number | null;
    amendedAt: Date;
  };
  orderCode: {
    orderId: string;
    hash: Buffer;
    tries: Generated<number>;
    expiresAt: Date;
  };
  orderEvent: {
    id: GeneratedAlways<number>;
    orderId: string;
    type: string;
    data: GeneratedJson<Record<string, unknown>>;
    at: Generated<Date>;
  };
  orderGrant: {
    sessionId: number;
    orderId: string;
    expiresAt: Date;
  };
  orderItem: {
    id: GeneratedAlways<number>;
    orderId: string;
    variantId: number;
    source: 'on-hand' | 'incoming';
    quantity: number;
    catalogNumber: string;
    name: string;
    colorName: string;
    size: string;
    picture: string;
    pictureAlt: string;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    soldOut: Generated<number>;
    returned: Generated<number>;
    withdrawn: Generated<number>;
  };
  outbox: {
    id: GeneratedAlways<number>;
    key: string;
    kind: EmailKind | PushKind;
    country: CountryCode;
    recipient: string;
    data: Json<Record<string, string>>;
    state: Generated<'waiting' | 'sent' | 'dropped' | 'failed'>;
    attempts: Generated<number>;
    dueAt: Generated<Date>;
    failure: string | null;
    createdAt: Generated<Date>;
    settledAt: Date | null;
  };
  parcel: {
    id: Generated<string>;
    orderId: string;
    reference: string;
    state: 'packed' | 'sent' | 'delivered' | 'returned';
    carrier: string | null;
    tracking: string | null;
    trackingUrl: string | null;
    expectedOn: string | null;
    packedAt: Date;
    sentAt: Date | null;
    deliveredAt: Date | null;
  };
  parcelItem: {
    parcelId: string;
    orderItemId: number;
    quantity: number;
  };
  passkey: {
    id: GeneratedAlways<number>;
    customerId: string;
    credentialId: string;
    rpId: string;
    publicKey: Buffer;
    signCount: number;
    transports: string[];
    name: string;
    createdAt: Generated<Date>;
    lastUsedAt: Date | null;
  };
  passkeyChallenge: {
    hash: Buffer;
    sessionHash: Buffer;
    customerId: string | null;
    expiresAt: Date;
  };
  payment: {
    id: Generated<string>;
    orderId: string;
    attempt: Generated<number>;
    provider: string;
    method: string;
    providerId: string | null;
    amount: number;
    currency: string;
    state: 'new' | 'started' | 'pending' | 'waiting-capture' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunding' | 'refunded';
    redirectUrl: string | null;
    error: string | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
    failure: PaymentFailure | null;
    expiresAt: Generated<Date>;
    claimedUntil: Date | null;
    checkAt: Generated<Date>;
    claimedBy: number | null;
  };
  paymentMethod: {
    country: CountryCode;
    key: string;
    name: string;
    description: Generated<string>;
    provider: 'on-delivery' | 'online';
    position: Generated<number>;
    active: Generated<boolean>;
  };
  paymentNotice: {
    id: GeneratedAlways<number>;
    provider: string;
    digest: Buffer;
    payload: Json<object>;
    receivedAt: Generated<Date>;
    handledAt: Date | null;
  };
  pickupPoint: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    operator: string;
    shipping: string;
    type: string | null;
    externalId: string;
    name: string;
    street: Generated<string>;
    postCode: Generated<string>;
    city: Generated<string>;
    cityFolded: GeneratedAlways<string | null>;
    phone: string | null;
    location: Point;
    hours: GeneratedJson<PickupPoint['openingHours']>;
    payCash: Generated<boolean>;
    payCard: Generated<boolean>;
    payOnline: Generated<boolean>;
    disabled: Generated<boolean>;
    alwaysOpen: Generated<boolean>;
    alsoKnownAs: Generated<string>;
    translations: GeneratedJson<PointTranslations>;
  };
  pickupPointVersion: {
    id: Generated<boolean>;
    version: Generated<number>;
  };
  preparedCheckout: {
    id: Generated<string>;
    partner: string;
    country: CountryCode;
    items: Json<PreparedItem[]>;
    discountCode: string | null;
    origin: string;
    returnUrl: string | null;
    shopOrigin: string;
    createdAt: Generated<Date>;
    expiresAt: Date;
    openedAt: Date | null;
    sessionId: number | null;
    cartId: number | null;
    cancelledAt: Date | null;
  };
  price: {
    variantId: number;
    country: CountryCode;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    discountPercent: GeneratedAlways<number | null>;
  };
  priceHistory: {
    variantId: number;
    country: CountryCode;
    since: string;
    price: number;
    lowest: number | null;
  };
  product: {
    id: GeneratedAlways<number>;
    catalogNumber: string;
    brand: string;
    manufacturer: string;
    care: string | null;
    mainCategoryId: number;
    publishedOn: string;
    isNew: Generated<boolean>;
    popularity: Generated<number>;
    active: Generated<boolean>;
    sizeKind: string | null;
    measured: Json<MeasuredRow[]> | null;
    worn: Json<Record<string, MeasurePlace>> | null;
  };
  productCategory: {
    productId: number;
    categoryId: number;
  };
  productColor: {
    id: GeneratedAlways<number>;
    productId: number;
    color: string;
    position: Generated<number>;
    pictures: string[];
    goods: Json<GoodsBox> | null;
  };
  productMaterial: {
    productId: number;
    material: string;
    percent: number;
    position: number;
  };
  productOffer: {
    productId: number;
    country: CountryCode;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    pricePaid: GeneratedAlways<number>;
    discountPercent: number | null;
    ratingSum: Generated<number>;
    ratingCount: Generated<number>;
  };
  productTag: {
    productId: number;
    country: CountryCode;
    tag: string;
  };
  productText: {
    productId: number;
    country: CountryCode;
    name: string;
    slug: string;
    description: Generated<string>;
    folded: GeneratedAlways<string | null>;
  };
  pushConsent: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    sessionId: number | null;
    customerId: string | null;
    active: boolean;
    source: PushSource | 'ended';
    textVersion: string;
    at: Generated<Date>;
  };
  pushSubscription: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    sessionId: number | null;
    customerId: string | null;
    endpoint: string;
    p256dh: string | null;
    auth: string | null;
    orders: Generated<boolean>;
    origin: string;
    createdAt: Generated<Date>;
  };
  rateCount: {
    key: string;
    count: number;
    resetAt: Date;
  };
  reference: {
    id: Generated<boolean>;
    version: Generated<number>;
    seedDigest: string | null;
  };
  refund: {
    id: Generated<string>;
    paymentId: string | null;
    amount: number;
    state: 'requested' | 'done';
    providerId: string | null;
    reason: string | null;
    createdAt: Generated<Date>;
    orderId: string | null;
    key: string | null;
    checkAt: Generated<Date>;
    settledAt: Date | null;
    attempts: Generated<number>;
    refusal: string | null;
    handedOverAt: Date | null;
    cancellations: Generated<number>;
    acceptedAt: Date | null;
  };
  removedItem: {
    id: number;
    cartId: number;
    variantId: number;
    quantity: number;
    checked: boolean;
    addedAt: Date;
    removedAt: Generated<Date>;
    saved: number | null;
  };
  renamedProduct: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    productId: number;
  };
  returnAttachment: {
    returnId: string;
    position: number;
    name: string;
    content: Buffer;
  };
  returnCase: {
    id: Generated<string>;
    number: string;
    key: string;
    requestDigest: Buffer;
    country: CountryCode;
    orderId: string;
    kind: 'declaration' | 'complaint' | 'non-delivery';
    state: 'opened' | 'ready' | 'registered' | 'sent' | 'completed' | 'cancelled';
    refundMethod: 'payment' | 'bank-account' | 'voucher';
    bankAccount: Generated<string>;
    holder: Generated<string>;
    note: Generated<string>;
    way: Json<ReturnWayRow> | null;
    code: string | null;
    sendBy: string | null;
    fee: number;
    wayCost: number;
    goods: number;
    outcome: 'refund' | 'reduction' | 'repaired' | 'replaced' | 'refused' | null;
    refundId: string | null;
    voucherId: number | null;
    createdAt: Date;
    sentAt: Date | null;
    receivedAt: Date | null;
    answeredAt: Date | null;
    completedAt: Date | null;
    answer: Generated<string>;
    onVoucher: Generated<number>;
    remedy: Generated<'' | 'repair' | 'replacement' | 'reduction' | 'refund'>;
    liableUntil: string | null;
  };
  returnItem: {
    returnId: string;
    orderItemId: number;
    quantity: number;
    reason: string;
  };
  review: {
    id: GeneratedAlways<number>;
    productId: number;
    country: CountryCode;
    customerId: string | null;
    orderItemId: number | null;
    stars: number;
    sizeRating: number | null;
    nick: string;
    email: string;
    body: string;
    state: Generated<'waiting' | 'shown' | 'refused'>;
    at: Generated<Date>;
    size: string | null;
    verified: Generated<boolean>;
    seeded: Generated<boolean>;
    height: number | null;
    tags: Generated<string[]>;
    refusal: string | null;
    decidedAt: Date | null;
  };
  reviewPhoto: {
    id: Generated<string>;
    reviewId: number;
    position: number;
    width: number;
    height: number;
    small: Buffer;
    large: Buffer;
  };
  savedItem: {
    id: GeneratedAlways<number>;
    sessionId: number | null;
    customerId: string | null;
    country: CountryCode;
    variantId: number;
    quantity: number;
    savedAt: Generated<Date>;
  };
  searchDocument: {
    country: CountryCode;
    productId: number;
    words: string;
  };
  searchForm: {
    country: CountryCode;
    form: string;
    term: string;
    level: number;
    shown: string;
    products: number;
    isKind: boolean;
  };
  searchLanguage: {
    country: CountryCode;
    words: Json<LanguageWords>;
  };
  searchPhrase: {
    country: CountryCode;
    name: string;
    folded: string;
    weight: number;
  };
  searchPosting: {
    country: CountryCode;
    term: string;
    postings: ColumnType<string[], readonly number[]>;
  };
  searchSuggestion: {
    country: CountryCode;
    phrase: string;
    folded: string;
    url: string | null;
    products: number;
    position: number;
  };
  searchSynonym: {
    country: CountryCode;
    term: string;
    replacement: string;
  };
  searchTerm: {
    country: CountryCode;
    term: string;
    folded: GeneratedAlways<string | null>;
    hits: Generated<number>;
  };
  searchVersion: {
    one: Generated<boolean>;
    version: number;
  };
  searchWord: {
    country: CountryCode;
    word: string;
    products: number;
  };
  sentEmail: {
    outboxId: number;
    orderId: string;
    subject: string;
    html: string;
    plain: string;
    attachments: string[];
    data: Json<Record<string, string>>;
    sentAt: Generated<Date>;
  };
  session: {
    id: GeneratedAlways<number>;
    idHash: Buffer;
    customerId: string | null;
    remember: Generated<boolean>;
    failedLogins: Generated<number>;
    utm: GeneratedJson<Record<string, string>>;
    createdAt: Generated<Date>;
    expiresAt: Date;
    homeId: number | null;
    ownerId: GeneratedAlways<number | null>;
    lifetime: Generated<number>;
    leftAt: Date | null;
    device: Generated<string>;
    loggedInAt: Date | null;
    confirmedAt: Date | null;
    paysSaved: Generated<boolean>;
    bySms: Generated<boolean>;
  };
  sessionPoint: {
    sessionId: number;
    pointId: number;
    usedAt: Generated<Date>;
  };
  shippingMethod: {
    country: CountryCode;
    key: string;
    deliveryGroup: 'address' | 'pick-up';
    map: Generated<boolean>;
    needsPhone: Generated<boolean>;
    name: string;
    description: Generated<string>;
    cost: number;
    days: number;
    position: Generated<number>;
    active: Generated<boolean>;
    dispatchUntil: number | null;
    locker: Generated<boolean>;
    keepDays: number | null;
  };
  shippingPayment: {
    country: CountryCode;
    shipping: string;
    payment: string;
    fee: Json<number | FeeRule>;
    disabled: Generated<boolean>;
  };
  shopOrder: {
    id: Generated<string>;
    number: string;
    country: CountryCode;
    cartId: number;
    sessionId: number | null;
    customerId: string | null;
    email: string;
    state: 'awaiting-payment' | 'placed' | 'in-progress' | 'subsequent' | 'sent' | 'review' | 'sold-out' | 'cancelled';
    paymentState: 'on-delivery' | 'pending' | 'paid' | 'failed' | 'refunded';
    currency: string;
    itemsValue: number;
    clubDiscount: Generated<number>;
    discountCodeCost: Generated<number>;
    voucherDiscount: Generated<number>;
    clubFee: Generated<number>;
    shippingCost: Generated<number>;
    total: number;
    summary: Json<SummaryDetails>;
    discountCodeId: number | null;
    shipping: string;
    shippingName: string;
    payment: string;
    paymentName: string;
    pointId: number | null;
    arrivesOn: string;
    billTo: Json<CustomerFields>;
    shipTo: Json<CustomerFields>;
    requestDigest: Buffer;
    reservedUntil: Date | null;
    placedAt: Generated<Date>;
    pendingConsents: Json<PendingConsents> | null;
    pickupPoint: Json<PickupPoint> | null;
    origin: Generated<string>;
    versions: Json<Record<string, string>> | null;
    purchaseClaim: string | null;
    warehouseSequence: Generated<number>;
    deliveredAt: Date | null;
    cancelledBy: 'buyer' | 'warehouse' | null;
    cancelledAt: Date | null;
    reducedBy: Generated<number>;
    invoiceTo: Json<InvoiceCompany> | null;
    laterArrivesOn: string | null;
    cashRounding: number | null;
    roundingChange: Generated<number>;
    revision: Generated<number>;
    courierNote: Generated<string>;
  };
  size: {
    code: string;
    position: number;
  };
  sizeKind: {
    code: string;
    names: Json<NamesByCountry>;
    sizes: string[];
    position: number;
  };
  smsNumber: {
    customerId: string;
    phone: string;
    codeHash: Buffer | null;
    expiresAt: Date | null;
    tries: Generated<number>;
    confirmedAt: Date | null;
  };
  staffAccount: {
    memberId: number;
    email: string;
    issuer: string | null;
    subject: string | null;
  };
  staffAct: {
    id: GeneratedAlways<number>;
    memberId: number;
    act: string;
    subject: string;
    reason: string;
    actedAt: Date;
  };
  staffChallenge: {
    hash: Buffer;
    memberId: number | null;
    expiresAt: Date;
  };
  staffMember: {
    id: GeneratedAlways<number>;
    name: string;
    role: 'service' | 'editor' | 'merchandiser' | 'owner';
    keyHash: Buffer;
    createdAt: Generated<Date>;
    endedAt: Date | null;
  };
  staffPasskey: {
    id: GeneratedAlways<number>;
    memberId: number;
    credentialId: string;
    rpId: string;
    publicKey: Buffer;
    signCount: number;
    transports: string[];
    createdAt: Generated<Date>;
    lastUsedAt: Date | null;
  };
  staffRefusal: {
    id: GeneratedAlways<number>;
    memberId: number;
    act: string;
    subject: string;
    refusedAt: Date;
  };
  staffSession: {
    hash: Buffer;
    memberId: number;
    startedAt: Generated<Date>;
    usedAt: Generated<Date>;
  };
  staffTotp: {
    memberId: number;
    sealed: Buffer;
    confirmedAt: Date | null;
    lastStep: Generated<number>;
    lastUsedAt: Date | null;
    createdAt: Generated<Date>;
  };
  stock: {
    variantId: number;
    onHand: Generated<number>;
    reserved: Generated<number>;
    incoming: Generated<number>;
    preordered: Generated<number>;
    backInStock: Generated<boolean>;
    countedAt: Date | null;
    expectedAt: Date | null;
    short: Generated<number>;
  };
  stockMovement: {
    id: GeneratedAlways<number>;
    variantId: number;
    at: Date;
    cause: 'count' | 'change' | 'sent' | 'back';
    quantity: number;
    reportId: string | null;
  };
  stockNotice: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    variantId: number;
    email: string;
    state: Generated<'pending' | 'waiting' | 'sent'>;
    origin: string;
    createdAt: Generated<Date>;
    sentAt: Generated<Date>;
  };
  stockPush: {
    id: GeneratedAlways<number>;
    pushId: number;
    variantId: number;
    createdAt: Generated<Date>;
  };
  stockReport: {
    id: string;
    digest: Buffer;
    outcome: Json<StockOutcome>;
    receivedAt: Generated<Date>;
  };
  terms: {
    country: CountryCode;
    version: string;
    text: string;
  };
  uploadedPicture: {
    name: string;
    uploadedBy: number;
    uploadedAt: Date;
    usedAt: Date;
  };
  uploadedPictureFile: {
    picture: string;
    name: string;
    content: Buffer;
  };
  variant: {
    id: GeneratedAlways<number>;
    productId: number;
    productColorId: number;
    size: string;
    sku: string;
    active: Generated<boolean>;
    gtin: string | null;
  };
  voucher: {
    id: GeneratedAlways<number>;
    country: CountryCode;
    code: string;
    customerId: string | null;
    value: number;
    remaining: number;
    validFrom: string;
    validUntil: string | null;
  };
  voucherUse: {
    voucherId: number;
    orderId: string;
    amount: number;
    released: Generated<boolean>;
  };
  warehouseEvent: {
    id: string;
    orderId: string;
    sequence: number;
    digest: Buffer;
    payload: Json<WarehouseEvent>;
    state: 'waiting' | 'applied' | 'refused';
    reason: WarehouseRefusal | null;
    receivedAt: Generated<Date>;
  };
  wishlistItem: {
    id: GeneratedAlways<number>;
    sessionId: number | null;
    customerId: string | null;
    country: CountryCode;
    productId: number;
    productColorId: number | null;
    addedAt: Generated<Date>;
    variantId: number | null;
    price: number | null;
    removedAt: Date | null;
  };
  wishlistShare: {
    token: string;
    sessionId: number;
    country: CountryCode;
    createdAt: Generated<Date>;
  };
  withdrawal: {
    id: Generated<string>;
    number: string;
    key: string;
    requestDigest: Buffer;
    country: CountryCode;
    name: string;
    orderNumber: string;
    email: string;
    goods: string | null;
    orderId: string | null;
    origin: string;
    receivedAt: Date;
    readAt: Date | null;
    bankAccount: Generated<string>;
    holder: Generated<string>;
    parcels: Json<WithdrawnParcels> | null;
  };
  withdrawalLine: {
    withdrawalId: string;
    orderItemId: number;
    quantity: number | null;
  };
}
