import { expect, test } from 'vitest';

import { sampleDocumentHash } from './document-hash.ts';

test('the hash of a document is a placeholder of the time', () => {
  expect(sampleDocumentHash(new Date('2025-01-05T05:30:00.000Z'))).toBe(
    'placeholder-1736055000000',
  );
});
