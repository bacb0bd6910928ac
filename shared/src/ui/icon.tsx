import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  House,
  Info,
  LayoutGrid,
  Lock,
  MapPin,
  MessagesSquare,
  Minus,
  Plus,
  RotateCw,
  ShoppingBag,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  X,
} from 'lucide-react';

/** Every icon of the shop under its name at lucide: an icon more is a line here, and some 100 bytes on every page. */
const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  'cloud-off': CloudOff,
  house: House,
  info: Info,
  'layout-grid': LayoutGrid,
  lock: Lock,
  'map-pin': MapPin,
  'messages-square': MessagesSquare,
  minus: Minus,
  plus: Plus,
  'rotate-cw': RotateCw,
  'shopping-bag': ShoppingBag,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  'undo-2': Undo2,
  x: X,
};

export type IconName = keyof typeof icons;

interface Props {
  name: IconName;
  size?: 16 | 20 | 24;
  className?: string;
}

/** Decoration beside words: it says nothing to a screen reader. */
export function Icon({ name, size = 20, className }: Props) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.5} className={className} aria-hidden="true" />;
}
