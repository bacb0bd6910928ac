export { baseInitOf, guestOf } from './customer-data.ts';
export {
  cartAnswerOf,
  cartItemOf,
  checkoutInitOf,
  deliveryMethodOf,
  discountCodeOf,
  easyBotChallenge,
  freeDeliveryOf,
  shippingPointOf,
  summaryOf,
} from './purchase-data.ts';
