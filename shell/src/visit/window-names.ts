/** A window opens from every link to `#<its name>`, including links of editors. */
const windowNames = [
  'privacy-settings',
  'countries',
  'delivery-costs',
  'cod-fees',
  'legal-guarantee',
  'live-chat',
  'newsletter',
] as const;

export type WindowName = (typeof windowNames)[number];

export const isWindow = (name: string): name is WindowName => windowNames.some((other) => other === name);
