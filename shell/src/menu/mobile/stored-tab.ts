const KEY = 'menuTab';

/** The department that was chosen last in this session; `null` where there is none, or where nothing is kept. */
export function readTab(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberTab(id: string): void {
  try {
    window.sessionStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing begins at the first department.
  }
}
