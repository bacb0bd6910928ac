import { type DragEvent, useState } from 'react';

/** Makes an element accept dropped files. Other dragged content, such as text, is left to the browser. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  return {
    isOver,

    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Without this the browser refuses the drop.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },

    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },

    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Without this the browser opens the file instead of the page.
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
