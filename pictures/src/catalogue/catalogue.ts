import { accessories } from './accessories.ts';
import { children } from './children.ts';
import { home } from './home.ts';
import { men } from './men.ts';
import type { Picture } from './range.ts';
import { women } from './women.ts';

/** Every picture that can be drawn. */
export const catalogue: readonly Picture[] = [...women, ...men, ...children, ...accessories, ...home];

export function readPicture(id: string): Picture {
  const picture = catalogue.find((one) => one.id === id);
  if (!picture) throw new Error(`no picture is called "${id}"`);
  return picture;
}
