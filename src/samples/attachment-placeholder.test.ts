import { expect, test } from 'vitest';

import { attachmentPlaceholder } from './attachment-placeholder.ts';

test('the placeholder names the attachment, and is a text that says what it is', () => {
  const { fileName, text } = attachmentPlaceholder({
    name: 'hotel-invoice.pdf',
    size: '312 KB',
    type: 'PDF',
  });
  expect(fileName).toBe('hotel-invoice.pdf.placeholder.txt');
  expect(text).toContain(
    'This is a placeholder for the attachment "hotel-invoice.pdf" (PDF, 312 KB).',
  );
});
