/** R19, P9. Apps get notifications by a gateway, which needs no keys of the device. */
export const appPush = `
alter table push_subscription alter column p256dh drop not null, alter column auth drop not null;
`;
