const KEY = 'menuTab';

/** The department that was selected last in this session; `null` if there is none or storage is not available. */
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
    // Without storage the first department is selected.
  }
}
