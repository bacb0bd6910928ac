import arrowLeft from '@lucide/icons/icons/arrow-left';
import arrowRight from '@lucide/icons/icons/arrow-right';
import check from '@lucide/icons/icons/check';
import chevronDown from '@lucide/icons/icons/chevron-down';
import chevronRight from '@lucide/icons/icons/chevron-right';
import circleAlert from '@lucide/icons/icons/circle-alert';
import circleCheck from '@lucide/icons/icons/circle-check';
import clock from '@lucide/icons/icons/clock';
import cloudOff from '@lucide/icons/icons/cloud-off';
import house from '@lucide/icons/icons/house';
import info from '@lucide/icons/icons/info';
import layoutGrid from '@lucide/icons/icons/layout-grid';
import lock from '@lucide/icons/icons/lock';
import minus from '@lucide/icons/icons/minus';
import plus from '@lucide/icons/icons/plus';
import rotateCw from '@lucide/icons/icons/rotate-cw';
import search from '@lucide/icons/icons/search';
import shieldCheck from '@lucide/icons/icons/shield-check';
import shoppingBag from '@lucide/icons/icons/shopping-bag';
import triangleAlert from '@lucide/icons/icons/triangle-alert';
import truck from '@lucide/icons/icons/truck';
import undo2 from '@lucide/icons/icons/undo-2';
import x from '@lucide/icons/icons/x';

/**
 * Icons that several units show, by their names in the icon set. They are loaded with every page; an icon of a single unit is
 * imported by that unit.
 */
export const icons = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock,
  'cloud-off': cloudOff,
  house,
  info,
  'layout-grid': layoutGrid,
  lock,
  minus,
  plus,
  'rotate-cw': rotateCw,
  search,
  'shield-check': shieldCheck,
  'shopping-bag': shoppingBag,
  'triangle-alert': triangleAlert,
  truck,
  'undo-2': undo2,
  x,
};
