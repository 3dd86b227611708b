import {
  BookOpen,
  Coffee,
  Croissant,
  ShoppingBasket,
  Store,
  Utensils,
  type LucideIcon,
} from 'lucide-react';

import type { MerchantKind } from '#wallet/entities/merchant.ts';

/** The icon of each kind of merchant. */
export const merchantIcons: Readonly<Record<MerchantKind, LucideIcon>> = {
  restaurant: Utensils,
  cafe: Coffee,
  bakery: Croissant,
  bookshop: BookOpen,
  market: ShoppingBasket,
  shop: Store,
};
