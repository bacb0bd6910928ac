import { createECDH, createHmac } from 'node:crypto';

export interface VapidKeys {
  /** Uncompressed point of P-256 and its private number, base64url (RFC 8292). */
  publicKey: string;
  privateKey: string;
}

/** The keys with which the shop signs requests to push services; by default derived from `APP_SECRET`. */
export function vapidKeysOf({
  APP_SECRET,
  VAPID_PRIVATE_KEY,
}: {
  APP_SECRET: string;
  VAPID_PRIVATE_KEY?: string | undefined;
}): VapidKeys {
  const privateKey = VAPID_PRIVATE_KEY ?? createHmac('sha256', APP_SECRET).update('vapid').digest('base64url');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
