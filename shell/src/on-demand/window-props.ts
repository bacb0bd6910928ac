/** The props of a window that a link opens. */
export interface WindowProps {
  open: boolean;
  onClose: () => void;
}
