import type { FastifyInstance } from 'fastify';
import { accountOrderRoutes } from './account-orders/account-orders.routes.ts';
import { invoiceRoutes } from './account-orders/invoice.routes.ts';
import { amendmentRoutes } from './amendments/amendment.routes.ts';
import { bloggerRoutes } from './bloggers/blogger.routes.ts';
import { bloggerStaffRoutes } from './bloggers/blogger-staff.routes.ts';
import { botRoutes } from './bots/bot.routes.ts';
import { canaryRoutes } from './canaries/canary.routes.ts';
import { countOrders } from './canaries/count-orders.ts';
import { cartRoutes } from './carts/cart.routes.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import type { Goods, SearchDeps } from './catalog/search.service.ts';
import { previewRoutes } from './change-previews/preview.routes.ts';
import type { PreviewApps } from './change-previews/preview-apps.ts';
import { approvalRoutes } from './change-sets/approval.routes.ts';
import { changeSetRoutes } from './change-sets/change-set.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import type { CheckoutDeps } from './checkout/checkout-deps.ts';
import { companyRoutes } from './companies/company.routes.ts';
import { complaintRoutes } from './complaints/complaint.routes.ts';
import { messageRoutes } from './complaints/message.routes.ts';
import { withdrawalStaffRoutes } from './complaints/withdrawal-staff.routes.ts';
import { type ContentDeps, contentRoutes } from './contents/content.routes.ts';
import { addressRoutes } from './customers/addresses/address.routes.ts';
import { benefitsRoutes } from './customers/benefits/benefits.routes.ts';
import { customerRoutes } from './customers/customer.routes.ts';
import { accountRoutes } from './customers/log-in/account.routes.ts';
import { logInCodeRoutes } from './customers/log-in-codes/log-in-code.routes.ts';
import { marketingRoutes } from './customers/marketing/marketing.routes.ts';
import { overviewRoutes } from './customers/overview/overview.routes.ts';
import { passkeyRoutes } from './customers/passkeys/passkey.routes.ts';
import { personalDataRoutes } from './customers/personal-data/personal-data.routes.ts';
import { profileRoutes } from './customers/profile/profile.routes.ts';
import { securityRoutes } from './customers/security/security.routes.ts';
import type { SmsDeps } from './customers/sms-log-in/sms-deps.ts';
import { smsLogInRoutes } from './customers/sms-log-in/sms-log-in.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import { discountRoutes } from './discounts/discount.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { withdrawalFormRoutes } from './help/withdrawal-form.routes.ts';
import type { Reads } from './http/reads.ts';
import type { ShopServer } from './http/shop-server.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { legalFileRoutes } from './legal/legal-file.routes.ts';
import { logRoutes } from './logs/log.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { numbersRoutes } from './numbers/numbers.routes.ts';
import { orderCodeRoutes } from './order-codes/order-code.routes.ts';
import { calendarRoutes } from './orders/confirmation/calendar.routes.ts';
import { orderRoutes } from './orders/order.routes.ts';
import { orderLinkRoutes } from './orders/order-link/order-link.routes.ts';
import type { OrderDeps } from './orders/records/order-deps.ts';
import type { Sending } from './outbox/send-emails.ts';
import { type PartnerDeps, partnerRoutes } from './partners/partner.routes.ts';
import { orderStreamRoutes } from './payments/order-stream.routes.ts';
import { paymentRoutes } from './payments/payment.routes.ts';
import { refundStaffRoutes } from './payments/refund-staff.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { pictureRoutes } from './pictures/picture.routes.ts';
import { pointRoutes } from './points/point.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import type { PushSending } from './push/send-pushes.ts';
import { returnRoutes } from './returns/return.routes.ts';
import { moderationRoutes } from './reviews/moderation.routes.ts';
import { reviewRoutes } from './reviews/review.routes.ts';
import { reviewPhotoRoutes } from './reviews/review-photo.routes.ts';
import { savedMeansRoutes } from './saved-means/saved-means.routes.ts';
import { amendActRoutes } from './service-desk/amend-acts.routes.ts';
import { customerActRoutes } from './service-desk/customer-acts.routes.ts';
import { decisionRoutes } from './service-desk/decisions.routes.ts';
import { orderActRoutes } from './service-desk/order-acts.routes.ts';
import { orderEmailRoutes } from './service-desk/order-emails.routes.ts';
import { sessionRoutes } from './sessions/session.routes.ts';
import { type CompanyLogInDeps, companyLogInRoutes } from './staff/company-log-in.routes.ts';
import { staffLogInRoutes } from './staff/log-in.routes.ts';
import { staffPasskeyRoutes } from './staff/passkey.routes.ts';
import { createStaffServer, type StaffServer } from './staff/staff-calls.ts';
import { staffTotpRoutes } from './staff/totp.routes.ts';
import { stockNoticeRoutes } from './stock-notices/stock-notice.routes.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe.routes.ts';
import { warehouseRoutes } from './warehouse/warehouse.routes.ts';
import type { WarehouseDeps } from './warehouse/warehouse-deps.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

export interface AppDeps
  extends CheckoutDeps,
    ContentDeps,
    OrderDeps,
    SearchDeps,
    WarehouseDeps,
    Sending,
    PushSending,
    SmsDeps,
    PartnerDeps,
    CompanyLogInDeps {
  /** From a replica, if there is one. */
  reads: Reads<Goods>;
}

export function addRoutes(app: FastifyInstance, shop: ShopServer, deps: AppDeps & { previews: PreviewApps }) {
  app.addHook('onRequest', () => deps.settings.whenCurrent());
  countOrders(app, deps);
  canaryRoutes(shop, deps);
  sessionRoutes(shop, deps);
  contentRoutes(shop, { ...deps, log: app.log });
  legalRoutes(shop, deps);
  logRoutes(shop, deps);
  catalogRoutes(shop, deps);
  cartRoutes(shop, deps);
  wishlistRoutes(shop, deps);
  discountRoutes(shop, deps);
  deliveryRoutes(shop, deps);
  pointRoutes(shop, deps);
  customerRoutes(shop, deps);
  accountRoutes(shop, deps);
  addressRoutes(shop, deps);
  overviewRoutes(shop, deps);
  profileRoutes(shop, deps);
  personalDataRoutes(shop, deps);
  securityRoutes(shop, deps);
  passkeyRoutes(shop, deps);
  logInCodeRoutes(shop, deps);
  smsLogInRoutes(shop, deps);
  benefitsRoutes(shop, deps);
  marketingRoutes(shop, deps);
  checkoutRoutes(shop, deps);
  orderRoutes(shop, deps);
  orderLinkRoutes(app, deps);
  orderCodeRoutes(shop, deps);
  accountOrderRoutes(shop, deps);
  amendmentRoutes(shop, deps);
  invoiceRoutes(app, deps);
  returnRoutes(shop, deps);
  calendarRoutes(app, deps);
  reviewRoutes(shop, deps);
  reviewPhotoRoutes(app, deps);
  bloggerRoutes(shop, deps);
  paymentRoutes(shop, deps);
  savedMeansRoutes(shop, deps);
  companyRoutes(shop, deps);
  orderStreamRoutes(app, deps);
  webhookRoutes(app, deps);
  warehouseRoutes(app, deps);
  botRoutes(shop, deps);
  newsletterRoutes(shop, deps);
  helpRoutes(shop, deps);
  withdrawalFormRoutes(app, deps);
  legalFileRoutes(app, deps);
  stockNoticeRoutes(shop, deps);
  unsubscribeRoutes(app, deps);
  pushRoutes(shop, deps);
  partnerRoutes(app, shop, deps);
  addStaffRoutes(app, deps);
}

/** Calls of the shop's own people. */
function addStaffRoutes(app: FastifyInstance, deps: AppDeps & { previews: PreviewApps }) {
  const staff = createStaffServer(app, deps);
  staffLogInRoutes(staff, deps);
  staffPasskeyRoutes(staff, deps);
  staffTotpRoutes(staff, deps);
  companyLogInRoutes(staff, deps);
  orderActRoutes(staff, deps);
  amendActRoutes(staff, deps);
  orderEmailRoutes(app, staff, deps);
  customerActRoutes(staff, deps);
  addDecisionRoutes(app, staff, deps);
  pictureRoutes(app, staff, deps);
  changeSetRoutes(app, staff, deps);
  approvalRoutes(staff, deps);
  previewRoutes(app, staff, deps);
  numbersRoutes(app, staff, deps);
}

/** What employees decide about. */
function addDecisionRoutes(app: FastifyInstance, staff: StaffServer, deps: AppDeps) {
  decisionRoutes(staff, deps);
  moderationRoutes(app, staff, deps);
  bloggerStaffRoutes(staff, deps);
  complaintRoutes(app, staff, deps);
  messageRoutes(app, staff, deps);
  withdrawalStaffRoutes(staff, deps);
  refundStaffRoutes(staff, deps);
}
