import { activateNewsletter, NEWSLETTER_BLOCK, subscribeNewsletter } from '@odeta/contracts';
import type { ApiClient, SendOptions } from '@odeta/storefront';

export const sendSubscription = (api: ApiClient, email: string, options: SendOptions) =>
  api.send(subscribeNewsletter, { email, source: NEWSLETTER_BLOCK }, options);

export const sendActivation = (api: ApiClient, token: string) =>
  api.send(activateNewsletter, { token }, { suppressMessages: true });
