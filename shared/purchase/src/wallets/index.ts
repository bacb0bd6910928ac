export { AgreedByPress } from './agreed-by-press.tsx';
export { findWallet } from './find-wallet.ts';
