import type { Entry } from '../entry.ts';
import { buttons } from './buttons.tsx';
import { choices } from './choices.tsx';
import { fields } from './fields.tsx';
import { messages } from './messages.tsx';
import { overlays } from './overlays.tsx';
import { parts } from './parts.tsx';
import { products } from './products.tsx';
import { tokens } from './tokens.tsx';

export const entries: readonly Entry[] = [
  ...tokens,
  ...buttons,
  ...fields,
  ...choices,
  ...products,
  ...messages,
  ...parts,
  ...overlays,
];
