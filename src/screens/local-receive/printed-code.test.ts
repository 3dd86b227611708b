import { expect, test } from 'vitest';

import { printedCode } from './printed-code.ts';

const textsIn = (svg: string) =>
  [...svg.matchAll(/<text x="52.5" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(([, y, text]) => ({
    y: Number.parseInt(y ?? '', 10),
    text,
  }));

test('the longest name of a stall is on the page in full, above the code and the instructions', async () => {
  const name = '해운대 씨앗호떡 전국에서 제일 맛있는 집 본점 이층 왼쪽 세 번째 문 옆';
  const { fileName, svg } = await printedCode({ recipient: 'jiwoo.kim@example.com', name });
  expect(fileName).toBe('superwallet-counter-code.svg');
  const texts = textsIn(svg);
  const title = texts.slice(0, -4);
  expect(title.map(({ text }) => text).join('')).toBe(name);
  expect(title).toHaveLength(3);
  expect(texts.every(({ text = '' }) => text.length <= 40)).toBe(true);
  expect(texts.at(-1)?.y).toBeLessThan(148);
  expect(svg).toContain('translate(16.5 35)');
  expect(svg).not.toContain('jiwoo.kim@example.com');
});

test('a name is escaped', async () => {
  const { svg } = await printedCode({ recipient: '+82 10-1234-5678', name: '<b>&' });
  expect(svg).toContain('>&lt;b&gt;&amp;</text>');
});
