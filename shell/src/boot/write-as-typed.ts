export type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React only notices a value that differs from the last one set by its own setter, and is followed by the events. */
export function writeAsTyped(element: Writable, value: string, events: readonly string[] = ['input', 'change']): void {
  element.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true }));
}
