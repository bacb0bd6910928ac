import { safeSessionStorage } from '@odeta/storefront/storage';

const KEY = 'menuTab';

/** The department that was selected last in this session; `null` if there is none. */
export function readTab(): string | null {
  return safeSessionStorage().getItem(KEY);
}

export function rememberTab(id: string): void {
  safeSessionStorage().setItem(KEY, id);
}
