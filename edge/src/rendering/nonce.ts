import { randomBytes } from 'node:crypto';

export const createNonce = () => randomBytes(16).toString('base64');
