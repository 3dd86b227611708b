import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DrawnPath } from './DrawnPath.tsx';

const draw = () => 'M0 0H1';

test('a rendered page contains the element without its path', () => {
  const page = renderToString(
    <svg>
      <DrawnPath draw={draw} seed="1 national_id" strokeOpacity={0.2} />
    </svg>,
  );
  expect(page).toContain('<path');
  expect(page).not.toMatch(/\sd=/);
  expect(page.length).toBeLessThan(150);
});
