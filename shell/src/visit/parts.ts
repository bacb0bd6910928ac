import type { ComponentType } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';

export type WindowName =
  | 'countries'
  | 'privacy-settings'
  | 'delivery-costs'
  | 'cod-fees'
  | 'legal-guarantee'
  | 'live-chat'
  | 'newsletter';

const windows = () => import(/* webpackChunkName: "windows" */ './windows.ts');

/** What is fetched when it is wanted. A window opens from every link to `#<its name>`, also from those of editors. */
export const parts: Record<WindowName, () => Promise<ComponentType<WindowProps>>> = {
  'privacy-settings': async () => (await windows()).ConsentDialog,
  countries: async () => (await windows()).CountryPicker,
  'delivery-costs': async () => (await windows()).DeliveryCosts,
  'cod-fees': async () => (await windows()).CodFees,
  'legal-guarantee': async () => (await windows()).LegalGuarantee,
  'live-chat': async () => (await windows()).LiveChat,
  newsletter: async () => (await windows()).Activation,
};

export const isWindow = (name: string): name is WindowName => name in parts;
