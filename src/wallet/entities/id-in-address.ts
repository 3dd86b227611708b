/** The id in an address: a positive integer in plain digits. Any other text is undefined (decision 64). */
export function idInAddress(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const id = parseInt(text, 10);
  return Number.isSafeInteger(id) ? id : undefined;
}
