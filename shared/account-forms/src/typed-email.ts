import { StoredTextSchema, visitStorage } from '@odeta/device/storage';

/** The e-mail that was typed into a log-in before its "forgotten password" was followed, until the link is requested. */
export const typedEmail = () => visitStorage('account.typed-email', StoredTextSchema);
