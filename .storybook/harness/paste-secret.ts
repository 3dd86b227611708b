import { expect, waitFor } from 'storybook/test';

import { fill } from './fill.ts';

/** Published test vectors, which protect no real money. */
export const secrets = [
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  '0x4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d',
] as const;

const warnings = {
  en: 'This looks like a recovery phrase or a private key. It has not left this device. Never show it to anyone. Enter something else here.',
  ko: '복구 문구나 개인 키로 보여요. 이 기기 밖으로 보내지 않았어요. 누구에게도 알려 주지 말고 다른 내용을 입력해 주세요.',
} as const;

/** Expects the warning about a secret at a field. */
export async function expectSecretRefused(
  field: HTMLElement,
  language: keyof typeof warnings = 'en',
) {
  await waitFor(() => expect(field).toBeInvalid());
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(warnings[language]));
}

/**
 * Pastes each secret into a field, then fills one in as if typed, and expects the warning each time. The field rejects
 * a pasted secret; a filled-in one stays in it.
 */
export async function enterSecrets(
  field: HTMLElement,
  userEvent: { click: (field: Element) => Promise<void>; paste: (text: string) => Promise<void> },
  language: keyof typeof warnings = 'en',
): Promise<void> {
  for (const secret of secrets) {
    await fill(field, '');
    await userEvent.click(field);
    await userEvent.paste(secret);
    await expectSecretRefused(field, language);
    await expect(field).toHaveValue('');
  }
  await fill(field, secrets[0]);
  await expectSecretRefused(field, language);
}
