import { withBase } from '#wallet/paths.ts';

import type { Person } from './journey.ts';
import { expectLoaded } from './screens.ts';
import { goTo, signIn } from './steps.ts';

/** A control of a screen: its markup, its name, and its index among equal ones. */
interface Control {
  kind: string;
  name: string;
  index: number;
}

/** The functions that the page's probe offers to a journey. It is installed before the wallet starts. */
interface Probe {
  /** The controls that can be pressed: of the screen and its submit bar, of the shell, or of a dialog. */
  list: (within: 'screen' | 'shell' | 'dialog') => Control[];
  /** Scrolls a control into view and starts watching for a change. Returns its centre, or null if it is gone. */
  aim: (
    within: 'screen' | 'shell' | 'dialog',
    control: Control,
  ) => Promise<{ x: number; y: number } | null>;
  /** Selects another option of the list that `aim` has found. Returns false if it has no other option. */
  choose: () => boolean;
  /** Resolves to the first change, or to an empty text after a timeout in milliseconds. */
  change: (milliseconds: number) => Promise<string>;
  /** Records a change that only Playwright can observe, such as a download. */
  record: (change: string) => void;
  /** Resolves when no request is pending and the page has stopped changing. */
  waitUntilIdle: () => Promise<void>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Installs the probe. Runs in the page, before the wallet's own script. */
function installProbe(): void {
  let firstChange = '';
  let onChange: () => void = () => undefined;
  let calls = 0;
  let moved = performance.now();
  let target: HTMLElement | null = null;
  let before = '';
  let watching = false;

  function record(change: string) {
    if (!watching || firstChange !== '') return;
    firstChange = change;
    onChange();
  }

  /** Wraps a function of the browser so that each call is recorded as a change. */
  function tap<Owner extends object>(owner: Owner | undefined, name: keyof Owner, change: string) {
    const own = owner?.[name];
    if (owner === undefined || typeof own !== 'function') return;
    const spied = (...given: unknown[]): unknown => {
      record(change);
      return Reflect.apply(own, owner, given);
    };
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: spied });
  }
  tap(window, 'open', 'opens a window');
  tap(window, 'print', 'prints');
  tap(navigator, 'share', 'shares');
  tap(navigator.clipboard, 'writeText', 'copies');
  tap(history, 'pushState', 'goes to another screen');
  const fetching = window.fetch;
  window.fetch = async (...given) => {
    calls += 1;
    try {
      return await fetching(...given);
    } finally {
      calls -= 1;
      moved = performance.now();
    }
  };

  /** True if the user can see the mutation. Scrolling effects and removed notices do not count. */
  function isVisibleChange({
    type,
    attributeName,
    target: at,
    addedNodes,
  }: MutationRecord): boolean {
    const element = at instanceof Element ? at : at.parentElement;
    if (attributeName === 'data-away' || element?.matches('[data-submit-bar]')) return false;
    const inToaster = element?.closest('[aria-label^="Notices"]') ?? false;
    return !inToaster || (type === 'childList' && addedNodes.length > 0);
  }
  new MutationObserver((records) => {
    if (!records.some(isVisibleChange)) return;
    moved = performance.now();
    record('changes the page');
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const selector =
    'a[href], button, select, summary, input:is([type=checkbox], [type=radio], [type=file]), [role=button]';
  const roots = {
    screen: 'main, [data-submit-bar]',
    shell: 'header, nav[aria-label="Main"], .action-strip',
    dialog: 'dialog[open]',
  } as const;
  /** The visible element of a control: the control itself or, if it is hidden, its label. */
  const drawn = (control: HTMLElement): Element | undefined =>
    [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].find(
      (part) => {
        const { width, height } = part.getBoundingClientRect();
        return Math.min(width, height) >= 8 && part.checkVisibility({ visibilityProperty: true });
      },
    );
  /** True if a press must have an effect. Controls that are already selected or open may ignore it. */
  const mustHaveEffect = (control: HTMLElement): boolean =>
    !control.matches(
      ':disabled, [aria-disabled=true], [aria-busy=true], :checked[type=radio], [aria-pressed=true], [aria-selected=true], [aria-current=page]',
    ) &&
    !(control instanceof HTMLAnchorElement && control.href === location.href && !control.target);
  function controlsOf(within: keyof typeof roots): (Control & { element: HTMLElement })[] {
    const seen = new Map<string, number>();
    return [...document.querySelectorAll(roots[within])]
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
      .filter((element) => (within === 'dialog') === (element.closest('dialog') !== null))
      .filter((element) => drawn(element) !== undefined && mustHaveEffect(element))
      .map((element) => {
        const kind =
          element.getAttribute('role') ?? element.getAttribute('type') ?? element.tagName;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        const name = (
          element.getAttribute('aria-label') ??
          label ??
          (element instanceof HTMLSelectElement ? element.labels[0]?.textContent : null) ??
          element.textContent
        ).trim();
        const key = `${kind} ${name}`;
        const index = seen.get(key) ?? 0;
        seen.set(key, index + 1);
        return { kind: kind.toLowerCase(), name, index, element };
      });
  }

  /** The values of the controls, the focus and the scroll position. */
  function state(): string {
    const held =
      target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        ? `${target.value} ${target instanceof HTMLInputElement && target.checked}`
        : '';
    return `${location.href} ${held}`;
  }

  window.probe = {
    list: (within) => controlsOf(within).map(({ kind, name, index }) => ({ kind, name, index })),
    async aim(within, wanted) {
      const found = controlsOf(within).find(
        ({ kind, name, index }) =>
          kind === wanted.kind && name === wanted.name && index === wanted.index,
      );
      if (!found) return null;
      target = found.element;
      const part = drawn(target) ?? target;
      const centre = () => {
        const { x, y, width, height } = part.getClientRects()[0] ?? part.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      // The support chat scrolls shortly after it renders its last message, and an earlier press would miss.
      let still = 0;
      for (let frame = 0; still < 3 && frame < 60; frame += 1) {
        const { x, y } = centre();
        part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        still = centre().x === x && centre().y === y ? still + 1 : 0;
      }
      firstChange = '';
      before = state();
      watching = true;
      return centre();
    },
    choose() {
      if (!(target instanceof HTMLSelectElement)) return false;
      const list = target;
      const other = [...list.options].find(
        ({ value, disabled }) => !disabled && value !== '' && value !== list.value,
      );
      if (!other) return false;
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
        list,
        other.value,
      );
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    async change(milliseconds) {
      if (firstChange === '') {
        await new Promise<void>((resolve) => {
          onChange = resolve;
          setTimeout(resolve, milliseconds);
        });
      }
      const focused = document.activeElement;
      const focus = focused !== target && focused !== document.body && !focused?.contains(target);
      watching = false;
      if (firstChange !== '') return firstChange;
      if (state() !== before) return 'changes its value';
      return focus ? 'moves the focus' : '';
    },
    record,
    async waitUntilIdle() {
      const since = performance.now();
      while (performance.now() - since < 5_000) {
        const loaded =
          document.querySelector('h1, main h2') !== null &&
          document.querySelector('[aria-label="Add"]') !== null &&
          document.querySelector('main [role="status"][aria-busy]') === null;
        if (loaded && calls === 0 && performance.now() - moved > 40) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** Installs the probe in a user's page. It takes effect on the next page load. */
export async function watchPresses({ page }: Person): Promise<void> {
  await page.addInitScript(installProbe);
  const record = (change: string) =>
    page.evaluate((what) => window.probe.record(what), change).catch(() => undefined);
  page.on('download', () => void record('saves a file'));
  page.on('filechooser', () => void record('asks for a file'));
  page.on('popup', (popup) => {
    void record('opens a window');
    void popup.close();
  });
}

/** Resets a screen within the same page: closes dialogs and notices, leaves the screen and comes back. */
async function showAfresh(person: Person, path: string): Promise<void> {
  const { page } = person;
  const shown = await page
    .evaluate(
      async ([elsewhere, address]) => {
        const open = document.querySelectorAll('dialog[open]');
        for (const dialog of open) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        document.querySelector<HTMLElement>('[data-tone] button:last-child')?.click();
        // Closing a dialog navigates back in the browser, which is asynchronous.
        if (open.length > 0) await window.probe.waitUntilIdle();
        const around = document.querySelector('nav[aria-label="Main"]') !== null;
        if (!around || document.querySelector('dialog[open]') || history.state !== null)
          return false;
        history.pushState(null, '', elsewhere);
        await new Promise((resolve) => setTimeout(resolve, 20));
        history.pushState(null, '', address);
        scrollTo(0, 0);
        await window.probe.waitUntilIdle();
        return true;
      },
      [withBase('/no/such/elsewhere'), withBase(path)] as const,
    )
    .catch(() => false);
  if (!shown) await loadAfresh(person, path);
}

/** Reloads a screen, and signs in or unlocks the wallet first if it asks for that. */
async function loadAfresh(person: Person, path: string): Promise<void> {
  const { page } = person;
  // A pending effect of the last press, such as a sign-out, would interrupt the navigation.
  await page.evaluate(() => window.probe.waitUntilIdle()).catch(() => undefined);
  await goTo(person, path);
  const signedOut = page.getByRole('button', { name: 'Sign in', exact: true });
  const locked = page.getByRole('button', { name: 'Unlock', exact: true });
  const inside = page.locator('[aria-label="Add"]');
  await signedOut.or(locked).or(inside).first().waitFor({ state: 'attached' });
  if (await signedOut.isVisible()) await signIn(person);
  if (await locked.isVisible()) {
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await locked.click();
  }
  await expectLoaded(page);
  await page.evaluate(() => window.probe.waitUntilIdle());
}

/** Presses a control and returns the first change: empty if nothing changed, null if the control is gone. */
async function press(
  { page }: Person,
  within: 'screen' | 'shell' | 'dialog',
  control: Control,
): Promise<string | null> {
  const centre = await page.evaluate(([place, which]) => window.probe.aim(place, which), [
    within,
    control,
  ] as const);
  if (centre === null) return null;
  if (control.kind === 'select') {
    if (!(await page.evaluate(() => window.probe.choose()))) return null;
  } else {
    await page.mouse.click(centre.x, centre.y);
  }
  try {
    return await page.evaluate(() => window.probe.change(5_000));
  } catch {
    // The press left the page.
    await page.waitForLoadState();
    return 'loads another page';
  }
}

const describeControl = ({ kind, name, index }: Control) =>
  `${kind} “${name.slice(0, 60)}”${index > 0 ? ` (${index + 1})` : ''}`;

/**
 * Presses every control of a screen, each after a reset, and every control of the dialogs that they open. Returns the
 * controls without effect. Controls pressed in a dialog are added to `seen`, and skipped when the same dialog opens
 * again.
 */
export async function controlsWithoutEffect(
  person: Person,
  path: string,
  within: 'screen' | 'shell',
  seen = new Set<string>(),
): Promise<string[]> {
  const { page } = person;
  const dead: string[] = [];
  await loadAfresh(person, path);
  const controls = await page.evaluate((place) => window.probe.list(place), within);
  for (const control of controls) {
    if (control !== controls[0]) await showAfresh(person, path);
    const change = await press(person, within, control);
    if (change === '') dead.push(`${path}: ${describeControl(control)}`);
    if (change === null || change === '') continue;
    const inDialog = await page
      .evaluate(async () => {
        if (document.querySelector('dialog[open]')) await window.probe.waitUntilIdle();
        const title = document.querySelector('dialog[open] :is(h1, h2)')?.textContent ?? '';
        return window.probe.list('dialog').map((inner) => ({ title, inner }));
      })
      .catch(() => []);
    for (const { title, inner } of inDialog) {
      const known = `${title}: ${describeControl(inner)}`;
      if (seen.has(known)) continue;
      seen.add(known);
      await showAfresh(person, path);
      if ((await press(person, within, control)) === null) break;
      await page.evaluate(() => window.probe.waitUntilIdle()).catch(() => undefined);
      if ((await press(person, 'dialog', inner)) === '') {
        dead.push(`${path}: ${describeControl(control)}, then ${describeControl(inner)}`);
      }
    }
  }
  return dead;
}
