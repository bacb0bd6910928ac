export { consentServices } from './consent-services.ts';
export { APP_BRIDGE_VERSION, EnvelopeSchema } from './envelope.ts';
export { type PurchasePayload, PurchasePayloadSchema } from './purchase-payload.ts';
export type { ConsentPayload, Refusal } from './shared-payloads.ts';
export {
  type ToAppMessage,
  type ToAppPayload,
  type ToAppType,
  toAppSchemas,
  type UserInfoPayload,
} from './to-app.ts';
export { type SafeAreas, type ToWebMessage, type ToWebType, toWebSchemas } from './to-web.ts';
