import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';

// The stylesheet's own text, so that this page always matches it.
import stylesheet from '../../src/tokens/theme.css?raw';
import { parseTokens, type Token } from './parse-tokens.ts';

function Tokens({ title, rows }: { title: string; rows: ReactNode }) {
  return (
    <Screen>
      <Section title={title}>
        <Card inset="rows">
          <ul>{rows}</ul>
        </Card>
      </Section>
    </Screen>
  );
}

function TokenRow({ token, children }: { token: Token; children: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center gap-4 border-b border-line py-3 last:border-b-0">
      {children}
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium wrap-anywhere">{token.name}</p>
        <p translate="no" className="font-mono text-tiny wrap-anywhere text-ink-muted">
          {token.value}
        </p>
      </div>
    </li>
  );
}

const meta = preview.meta({ title: 'Tokens/Tokens', component: Tokens });

/** Colours are named after their purpose. The swatch has the toolbar's theme, and the value lists both themes. */
export const Colours = meta.story({
  args: {
    title: 'Colours',
    rows: parseTokens(stylesheet, 'color').map((token) => (
      <TokenRow key={token.name} token={token}>
        <span
          className="size-10 shrink-0 rounded-full border border-control-line"
          style={{ backgroundColor: `var(${token.name})` }}
        />
      </TokenRow>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--color-surface')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30);
  },
});

/** Six sizes. The largest is for money. */
export const Type = meta.story({
  args: {
    title: 'Type',
    rows: parseTokens(stylesheet, 'text').map((token) => (
      <li key={token.name} className="border-b border-line py-3 last:border-b-0">
        <p
          className="wrap-anywhere"
          style={{
            fontSize: `var(${token.name})`,
            lineHeight: `var(${token.name}--line-height)`,
          }}
        >
          Harbour 부산 1,250.50
        </p>
        <p className="mt-1 font-mono text-tiny text-ink-muted">
          {token.name}: {token.value}
        </p>
      </li>
    )),
  },
});

/** The font stacks use system fonts, including Korean ones: nothing is downloaded. */
export const Fonts = meta.story({
  args: {
    title: 'Fonts',
    rows: parseTokens(stylesheet, 'font').map((token) => (
      <TokenRow key={token.name} token={token}>
        <span className="w-24 shrink-0 text-row" style={{ fontFamily: `var(${token.name})` }}>
          Aa 가나 12
        </span>
      </TokenRow>
    )),
  },
});

/** All distances are multiples of one grid. */
export const Space = meta.story({
  args: {
    title: 'Space',
    rows: parseTokens(stylesheet, 'spacing').map((token) => (
      <TokenRow key={token.name} token={token}>
        <span className="flex w-16 shrink-0">
          <span className="h-4 bg-brand" style={{ width: `var(${token.name})` }} />
        </span>
      </TokenRow>
    )),
  },
});

/** Motion is short and calm, and never needed to understand a change. */
export const Motion = meta.story({
  args: {
    title: 'Motion',
    rows: ['ease', 'animate']
      .flatMap((family) => parseTokens(stylesheet, family))
      .map((token) => (
        <TokenRow key={token.name} token={token}>
          {null}
        </TokenRow>
      )),
  },
});

/** Cards have a larger radius than the elements on them. */
export const Radius = meta.story({
  args: {
    title: 'Radius',
    rows: parseTokens(stylesheet, 'radius').map((token) => (
      <TokenRow key={token.name} token={token}>
        <span
          className="size-16 shrink-0 border border-brand-ink bg-brand-soft"
          style={{ borderRadius: `var(${token.name})` }}
        />
      </TokenRow>
    )),
  },
});

/** One soft elevation for cards, and one for floating elements. */
export const Elevation = meta.story({
  args: {
    title: 'Elevation',
    rows: parseTokens(stylesheet, 'shadow').map((token) => (
      <TokenRow key={token.name} token={token}>
        <span
          className="size-16 shrink-0 rounded-control bg-raised"
          style={{ boxShadow: `var(${token.name})` }}
        />
      </TokenRow>
    )),
  },
});
