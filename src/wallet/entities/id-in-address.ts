/** The id that stands in an address: a positive integer in plain digits. Anything else is none (decision 64). */
export function idInAddress(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const id = parseInt(text, 10);
  return Number.isSafeInteger(id) ? id : undefined;
}
