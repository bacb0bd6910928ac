export type DeviceType = 'desktop' | 'mobile';

const MOBILE = /\b(Mobile|Android|iPhone|iPad)\b/;

export const deviceTypeOf = (userAgent = ''): DeviceType => (MOBILE.test(userAgent) ? 'mobile' : 'desktop');
