const base64 = (content: string) => Buffer.from(content).toString('base64');

/** The content of a request for approval, without its people, with a Korean title and file name. */
export const workRequest = {
  title: '출장비 정산',
  description: 'Tokyo,\nthree days',
  type: 'expense_report',
  priority: 'urgent',
  department: 'Partnerships',
  amount: '1284500',
  currency: 'KRW',
  period: { from: '2026-02-21', to: '2026-02-24' },
  destinations: ['Tokyo, Japan', 'Yokohama, Japan'],
  categories: [
    { name: 'Flights', amount: '512000' },
    { name: 'Hotel', amount: '772500' },
  ],
  attachments: [{ name: '영수증.csv', content: base64('day,amount\n21,512000\n') }],
};
