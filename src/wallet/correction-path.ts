import { paths } from './paths.ts';

const parameter = 'corrects';

/** The path of the form that corrects a request (decision 160). */
export function correctionPath(documentId: number): string {
  return `${paths.requestApproval}?${parameter}=${documentId}`;
}

/** The id of the request to correct in a query string; undefined if it has none. */
export function correctionIdIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
