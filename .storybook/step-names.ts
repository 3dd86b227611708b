const pattern = /^In the step “(.*?)”:\n/;

/** The message of an error that was raised in a step. Steps in steps stand one after the other, the outer one first. */
export const failedIn = (label: string, message: string): string =>
  `In the step “${label}”:\n${message}`;

/** Takes such a message apart: the labels of the steps, and what was said in the innermost one. */
export function readSteps(message: string): { steps: string[]; reason: string } {
  const [whole, label] = pattern.exec(message) ?? [];
  if (whole === undefined || label === undefined) return { steps: [], reason: message };
  const { steps, reason } = readSteps(message.slice(whole.length));
  return { steps: [label, ...steps], reason };
}
