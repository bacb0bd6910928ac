/** Every window that a link can open, in one chunk: each chunk by itself would cost every page some bytes. */
export { ConsentDialog } from '../consent/consent-dialog.tsx';
export { CodFees } from '../dialogs/cod-fees.tsx';
export { CountryPicker } from '../dialogs/country-picker.tsx';
export { DeliveryCosts } from '../dialogs/delivery-costs.tsx';
export { LegalGuarantee } from '../dialogs/legal-guarantee.tsx';
export { LiveChat } from '../dialogs/live-chat.tsx';
export { Activation } from '../newsletter/activation.tsx';
