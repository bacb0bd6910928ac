import { type DragEvent, useState } from 'react';

/** Makes an element take files that are dragged onto it. What else is dragged, such as text, goes where it would go anyway. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

  return {
    isOver,

    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Otherwise the browser refuses the drop.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },

    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },

    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
