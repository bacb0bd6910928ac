import { createHash, randomBytes } from 'node:crypto';

/** Recognisable for scanners that look for keys in public places. */
const PREFIX = 'odeta-staff-';

/** A new personal key; it is shown once, and only its hash is stored. */
export const newStaffKey = (): string => PREFIX + randomBytes(32).toString('base64url');

/** 256 random bits cannot be guessed, so that a fast hash is enough. */
export const staffKeyHash = (key: string): Buffer => createHash('sha256').update(`staff-key|${key}`).digest();
