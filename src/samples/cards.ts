import type { PaymentCard } from '#wallet/entities/payment-card.ts';

/** The sample user's card: the test card whose charges succeed. */
export const sampleCard: PaymentCard = {
  id: 1,
  brand: 'Visa',
  lastFour: '4242',
  expiry: '2034-12',
  currency: 'USD',
  isDefault: true,
};

/** The sample user's cards. */
export const sampleCards: readonly PaymentCard[] = [sampleCard];
