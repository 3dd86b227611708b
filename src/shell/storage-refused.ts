/** Shown if the browser does not store the wallet's data. */
export const storageRefusedText =
  'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page.';
