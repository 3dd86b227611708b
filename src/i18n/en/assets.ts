/** Assets, and the page of one asset. */
export const assets = {
  /** The names of the assets by their codes. */
  names: {
    XP: 'XP Network',
    USDC: 'USD Coin',
    CBDC: 'Digital Won',
    BTC: 'Bitcoin',
    ETH: 'Ethereum',
    BusanCoin: 'Busan local currency',
  },
  title: 'Assets',
  failed: 'We could not load your assets',
  loadingPortfolio: 'Loading your portfolio',
  loading: 'Loading your assets',
  list: 'Your assets',
  empty: 'No assets yet',
  receiveFirst: 'Receive your first asset',
  move: 'Move assets',
  moves: {
    receive: 'Receive',
    send: 'Send',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    topUp: 'Top Up',
  },
  transactions: {
    title: 'Recent transactions',
    history: 'History',
    loading: 'Loading recent transactions',
    failed: 'We could not load your transactions',
    empty: 'No transactions yet',
  },
  asset: {
    /** The title while the asset is unknown. */
    title: 'Asset',
    notFound: 'There is no asset at this address.',
    showAll: 'Show all assets',
    move: (asset: string) => `Move ${asset}`,
    balance: 'Your balance',
    loadingBalance: 'Loading your balance',
    balanceFailed: 'We could not load your balance',
    ratesFailed: 'We could not load the rates',
    price: 'Price',
    period: 'Period',
    periods: { day: 'Day', month: 'Month', year: 'Year' },
    loadingPrices: 'Loading the prices',
    pricesFailed: 'We could not load the prices',
    transactions: 'Transactions',
    loadingTransactions: 'Loading the transactions',
    transactionsFailed: 'We could not load the transactions',
    noTransactions: (asset: string) => `No transactions of ${asset} yet`,
    chart: {
      label: (asset: string) => `Prices of ${asset}`,
      /** The change of the price, in per cent with its sign. */
      changes: {
        day: (change: string) => `${change} in 24 hours`,
        month: (change: string) => `${change} in 30 days`,
        year: (change: string) => `${change} in 52 weeks`,
      },
      stayed: (price: string) => `The price stayed at ${price}.`,
      summary: (first: string, last: string, lowest: string, highest: string) =>
        `From ${first} to ${last}. Lowest ${lowest}, highest ${highest}.`,
      all: 'All prices',
      time: 'Time',
      price: 'Price',
    },
  },
};

export type AssetsMessages = typeof assets;
