/** What the wallet says where the browser keeps nothing of it. */
export const storageRefusedText =
  'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page.';
