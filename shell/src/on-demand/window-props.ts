/** Of a window that a link opens. */
export interface WindowProps {
  open: boolean;
  onClose: () => void;
}
