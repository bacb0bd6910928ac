import type { ComponentType } from 'react';
import { ConsentDialog } from '../consent/consent-dialog.tsx';
import { CodFees } from '../dialogs/cod-fees.tsx';
import { CountryPicker } from '../dialogs/country-picker.tsx';
import { DeliveryCosts } from '../dialogs/delivery-costs.tsx';
import { LegalGuarantee } from '../dialogs/legal-guarantee.tsx';
import { LiveChat } from '../dialogs/live-chat.tsx';
import { Activation } from '../newsletter/activation.tsx';
import type { WindowProps } from '../on-demand/window-props.ts';
import type { WindowName } from './window-names.ts';

/** Every window that a link can open, in one chunk, because each chunk adds bytes to every page. */
export const windows: Record<WindowName, ComponentType<WindowProps>> = {
  'privacy-settings': ConsentDialog,
  countries: CountryPicker,
  'delivery-costs': DeliveryCosts,
  'cod-fees': CodFees,
  'legal-guarantee': LegalGuarantee,
  'live-chat': LiveChat,
  newsletter: Activation,
};
