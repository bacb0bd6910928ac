import { changeClubStatus, keepCode, leaveClub } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

/** Adds the membership to the cart; it is bought with the order. */
export const sendJoin = (api: ApiClient) => api.send(changeClubStatus, { checked: true }, options);

export const sendLeave = (api: ApiClient) => api.send(leaveClub, {}, options);

export const sendCodeToKeep = (api: ApiClient, code: string) => api.send(keepCode, { code }, options);
