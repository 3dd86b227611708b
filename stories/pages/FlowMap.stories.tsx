import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import preview from '#.storybook/preview';

import { flowMap, type FlowScreen } from './flow-map.ts';
import { statesLink } from './page-links.ts';
import { pageStory } from './page-story.ts';
import { expectText } from '#harness/expect-text.ts';

/** The source files themselves, so that the map always matches the wallet. */
const files = import.meta.glob<string>(
  ['../../app/routes/*.{ts,tsx}', '../../src/{screens,components,widgets}/**/*.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const map = flowMap(
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.slice('../../'.length), text]),
  ),
);
const sections = [...new Set(map.map(({ section }) => section))];

/** The size of a screen on the map, and the gaps beside and below it, in pixels. */
const node = { width: 130, height: 56 };
const gap = { x: 20, y: 28 };

/** The position of a screen: in the column of its section, whose own screen is at the top. */
function placeOf({ name, section }: FlowScreen) {
  const column = map.filter((other) => other.section === section);
  const inOrder = [
    ...column.filter((other) => other.name === section),
    ...column.filter((other) => other.name !== section),
  ];
  return {
    x: sections.indexOf(section) * (node.width + gap.x),
    y: inOrder.findIndex((other) => other.name === name) * (node.height + gap.y),
  };
}

const places = new Map(map.map((screen) => [screen.name, placeOf(screen)]));
const links = map.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, target })));
const width = sections.length * (node.width + gap.x) - gap.x;
const height = Math.max(...[...places.values()].map(({ y }) => y)) + node.height;

/** The SVG path of a link: within a column, or from the side of one column to the side of another. */
function lineOf(from: string, target: string): string {
  const start = places.get(from) ?? { x: 0, y: 0 };
  const end = places.get(target) ?? { x: 0, y: 0 };
  const startY = start.y + node.height / 2;
  const endY = end.y + node.height / 2;
  if (start.x === end.x) {
    // Within a column the path bends around the left side. A longer link bends further.
    const bend = start.x - 6 - Math.min(Math.abs(endY - startY) / 24, 20);
    return `M${start.x} ${startY} C${bend} ${startY} ${bend} ${endY} ${end.x} ${endY}`;
  }
  const forward = end.x > start.x;
  const startX = forward ? start.x + node.width : start.x;
  const endX = forward ? end.x : end.x + node.width;
  const middle = (startX + endX) / 2;
  return `M${startX} ${startY} C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`;
}

function FlowMapPage() {
  const [chosen, setChosen] = useState<string>();
  const isNear = (name: string) =>
    chosen === undefined ||
    name === chosen ||
    links.some(({ from, target }) =>
      from === chosen ? target === name : target === chosen && from === name,
    );
  const titles = new Map(map.map(({ name, title }) => [name, title]));
  return (
    <main className="flex min-h-dvh flex-col gap-6 bg-surface p-6 text-ink">
      <header className="flex flex-col gap-2">
        <h1 className="text-title font-bold">Flow map</h1>
        <p className="max-w-3xl text-ink-muted">
          {map.length} screens and {links.length} links between them, read from the routes and their
          screens. Header, navigation and the add button lead everywhere, and are left out. A screen
          opens all its states.
        </p>
      </header>
      <div className="-m-6 overflow-x-auto p-6" tabIndex={-1}>
        <div
          className="relative"
          style={{ width, height }}
          onPointerLeave={() => setChosen(undefined)}
        >
          <svg
            aria-hidden
            width={width}
            height={height}
            className="absolute inset-0 overflow-visible"
          >
            {links.map(({ from, target }) => {
              const marked = from === chosen || target === chosen;
              const colour = from === chosen ? 'stroke-brand-ink' : 'stroke-city';
              return (
                <path
                  key={`${from} ${target}`}
                  d={lineOf(from, target)}
                  fill="none"
                  strokeWidth={marked ? 2 : 1}
                  className={marked ? colour : 'stroke-control-line'}
                  opacity={chosen === undefined ? 0.45 : marked ? 1 : 0.08}
                />
              );
            })}
          </svg>
          <ul>
            {map.map(({ name, title, path, section, leadsTo }) => (
              <li
                key={name}
                className="absolute"
                style={{ ...node, left: places.get(name)?.x, top: places.get(name)?.y }}
              >
                <a
                  href={statesLink(name)}
                  target="_top"
                  onPointerEnter={() => setChosen(name)}
                  onFocus={() => setChosen(name)}
                  onBlur={() => setChosen(undefined)}
                  className={`flex h-full flex-col justify-center rounded-control border px-2.5 ${name === section ? 'border-brand bg-brand text-on-brand' : 'border-control-line bg-raised text-ink'} ${isNear(name) ? '' : 'opacity-40'}`}
                >
                  <span className="truncate text-small font-semibold">{title}</span>
                  <span
                    className={`truncate font-mono text-tiny ${name === section ? '' : 'text-ink-muted'}`}
                  >
                    {path}
                  </span>
                  <span className="sr-only">
                    {leadsTo.length === 0
                      ? 'leads to no screen'
                      : `leads to ${leadsTo.map((target) => titles.get(target)).join(', ')}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="text-small text-ink-muted" role="status">
        {chosen === undefined
          ? 'Point at a screen to see its links: where it leads to in indigo, what leads to it in teal.'
          : `${titles.get(chosen)} leads to ${
              links
                .filter(({ from }) => from === chosen)
                .map(({ target }) => titles.get(target))
                .join(', ') || 'no screen'
            }.`}
      </p>
    </main>
  );
}

const meta = preview.meta({
  title: 'Superwallet/Flow map',
  component: FlowMapPage,
  ...pageStory,
});

/** Every screen of the wallet and the links between them. */
export const AllScreens = meta.story({
  play: async ({ canvas }) => {
    const assets = canvas.getByRole('link', { name: /^Assets \/assets/ });
    await expect(assets).toHaveAttribute(
      'href',
      './?path=/story/superwallet-states--side-by-side&args=screen:assets',
    );
    await userEvent.hover(assets);
    await expectText(
      canvas.getByRole('status'),
      'Assets leads to Receive Assets, Send Assets, Deposit Assets, Withdraw to Bank, Activity History, Asset, Receipt.',
    );
    await userEvent.unhover(assets);
  },
});
