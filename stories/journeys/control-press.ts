import { withBase } from '#wallet/paths.ts';

import type { Person } from './journey.ts';
import { expectLoaded } from './screens.ts';
import { goTo, signIn } from './steps.ts';

/** Which control of a screen: how it is marked up, its name, and the how many-th of these it is. */
interface Control {
  kind: string;
  name: string;
  index: number;
}

/** What the page's probe offers to a journey. It is set up before the wallet starts. */
interface Probe {
  /** The controls that can be pressed: of the screen with its form's bar, of the shell around it, or of a dialog. */
  list: (within: 'screen' | 'shell' | 'dialog') => Control[];
  /** Brings a control into view and begins to watch for a change; returns its centre, or null where it is gone. */
  aim: (
    within: 'screen' | 'shell' | 'dialog',
    control: Control,
  ) => Promise<{ x: number; y: number } | null>;
  /** Chooses another entry of the list that `aim` has found; false where there is none. */
  choose: () => boolean;
  /** Resolves to what the first change is, or to an empty text after so many milliseconds without one. */
  change: (milliseconds: number) => Promise<string>;
  /** Tells the probe of a change that only the browser shows. */
  tell: (change: string) => void;
  /** Resolves when no call is under way and the page stands still. */
  rest: () => Promise<void>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Sets the probe up in a page. It runs there, before the wallet's own script. */
function installProbe(): void {
  let told = '';
  let heard: () => void = () => undefined;
  let calls = 0;
  let moved = performance.now();
  let target: HTMLElement | null = null;
  let before = '';
  let watching = false;

  function tell(change: string) {
    if (!watching || told !== '') return;
    told = change;
    heard();
  }

  /** Makes a function of the browser tell that it was called. */
  function tap<Owner extends object>(owner: Owner | undefined, name: keyof Owner, change: string) {
    const own = owner?.[name];
    if (owner === undefined || typeof own !== 'function') return;
    const spied = (...given: unknown[]): unknown => {
      tell(change);
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

  /** Whether a mutation is a thing that a person sees, and not that the page was scrolled or a notice has gone. */
  function counts({ type, attributeName, target: at, addedNodes }: MutationRecord): boolean {
    const element = at instanceof Element ? at : at.parentElement;
    if (attributeName === 'data-away' || element?.matches('[data-submit-bar]')) return false;
    const inToaster = element?.closest('[aria-label^="Notices"]') ?? false;
    return !inToaster || (type === 'childList' && addedNodes.length > 0);
  }
  new MutationObserver((records) => {
    if (!records.some(counts)) return;
    moved = performance.now();
    tell('changes the page');
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const selector =
    'a[href], button, select, summary, input:is([type=checkbox], [type=radio], [type=file]), [role=button]';
  const roots = {
    screen: 'main, [data-submit-bar]',
    shell: 'header, nav[aria-label="Main"], .action-strip',
    dialog: 'dialog[open]',
  } as const;
  /** What is drawn for a control: itself, or where it is not, its label. */
  const drawn = (control: HTMLElement): Element | undefined =>
    [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].find(
      (part) => {
        const { width, height } = part.getBoundingClientRect();
        return Math.min(width, height) >= 8 && part.checkVisibility({ visibilityProperty: true });
      },
    );
  /** Whether a press has to do something: what is chosen or open already has done it. */
  const presses = (control: HTMLElement): boolean =>
    !control.matches(
      ':disabled, [aria-disabled=true], [aria-busy=true], :checked[type=radio], [aria-pressed=true], [aria-selected=true], [aria-current=page]',
    ) &&
    !(control instanceof HTMLAnchorElement && control.href === location.href && !control.target);
  function controlsOf(within: keyof typeof roots): (Control & { element: HTMLElement })[] {
    const seen = new Map<string, number>();
    return [...document.querySelectorAll(roots[within])]
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
      .filter((element) => (within === 'dialog') === (element.closest('dialog') !== null))
      .filter((element) => drawn(element) !== undefined && presses(element))
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

  /** What a control holds, and where the focus and the page are. */
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
      // The support chat scrolls to its last message a moment after it has drawn it: a press then would miss.
      let still = 0;
      for (let frame = 0; still < 3 && frame < 60; frame += 1) {
        const { x, y } = centre();
        part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        still = centre().x === x && centre().y === y ? still + 1 : 0;
      }
      told = '';
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
      if (told === '') {
        await new Promise<void>((resolve) => {
          heard = resolve;
          setTimeout(resolve, milliseconds);
        });
      }
      const focused = document.activeElement;
      const focus = focused !== target && focused !== document.body && !focused?.contains(target);
      watching = false;
      if (told !== '') return told;
      if (state() !== before) return 'changes its value';
      return focus ? 'moves the focus' : '';
    },
    tell,
    async rest() {
      const since = performance.now();
      while (performance.now() - since < 5_000) {
        const loaded =
          document.querySelector('main h1, main h2') !== null &&
          document.querySelector('[aria-label="Add"]') !== null &&
          document.querySelector('main [role="status"][aria-busy]') === null;
        if (loaded && calls === 0 && performance.now() - moved > 40) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** Watches a person's page for all that a press can come to. It takes effect when the page is loaded next. */
export async function watchPresses({ page }: Person): Promise<void> {
  await page.addInitScript(installProbe);
  const tell = (change: string) =>
    page.evaluate((what) => window.probe.tell(what), change).catch(() => undefined);
  page.on('download', () => void tell('saves a file'));
  page.on('filechooser', () => void tell('asks for a file'));
  page.on('popup', (popup) => {
    void tell('opens a window');
    void popup.close();
  });
}

/** Shows a screen afresh in the same page: closes what is open, leaves the screen and comes back. */
async function showAfresh(person: Person, path: string): Promise<void> {
  const { page } = person;
  const shown = await page
    .evaluate(
      async ([elsewhere, address]) => {
        const open = document.querySelectorAll('dialog[open]');
        for (const dialog of open) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        document.querySelector<HTMLElement>('[data-tone] button:last-child')?.click();
        // The browser goes back from an open dialog at its own time.
        if (open.length > 0) await window.probe.rest();
        const around = document.querySelector('nav[aria-label="Main"]') !== null;
        if (!around || document.querySelector('dialog[open]') || history.state !== null)
          return false;
        history.pushState(null, '', elsewhere);
        await new Promise((resolve) => setTimeout(resolve, 20));
        history.pushState(null, '', address);
        scrollTo(0, 0);
        await window.probe.rest();
        return true;
      },
      [withBase('/no/such/elsewhere'), withBase(path)] as const,
    )
    .catch(() => false);
  if (!shown) await loadAfresh(person, path);
}

/** Loads a screen again, and signs in or unlocks the wallet first where that is asked for. */
async function loadAfresh(person: Person, path: string): Promise<void> {
  const { page } = person;
  // What the last press has begun, such as a sign-out, would break off the navigation.
  await page.evaluate(() => window.probe.rest()).catch(() => undefined);
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
  await page.evaluate(() => window.probe.rest());
}

/** Presses a control, and tells what changes; an empty text for nothing, and null for a control that is gone. */
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
    // The page itself was left.
    await page.waitForLoadState();
    return 'loads another page';
  }
}

const sayOf = ({ kind, name, index }: Control) =>
  `${kind} “${name.slice(0, 60)}”${index > 0 ? ` (${index + 1})` : ''}`;

/**
 * Presses every control of a screen, each on a fresh one, and every control of the dialogs that they open. Returns
 * those that change nothing. What was pressed in a dialog is added to `seen`, and not pressed again in the same one.
 */
export async function deadControls(
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
    if (change === '') dead.push(`${path}: ${sayOf(control)}`);
    if (change === null || change === '') continue;
    const inDialog = await page
      .evaluate(async () => {
        if (document.querySelector('dialog[open]')) await window.probe.rest();
        const title = document.querySelector('dialog[open] :is(h1, h2)')?.textContent ?? '';
        return window.probe.list('dialog').map((inner) => ({ title, inner }));
      })
      .catch(() => []);
    for (const { title, inner } of inDialog) {
      const known = `${title}: ${sayOf(inner)}`;
      if (seen.has(known)) continue;
      seen.add(known);
      await showAfresh(person, path);
      if ((await press(person, within, control)) === null) break;
      await page.evaluate(() => window.probe.rest()).catch(() => undefined);
      if ((await press(person, 'dialog', inner)) === '') {
        dead.push(`${path}: ${sayOf(control)}, then ${sayOf(inner)}`);
      }
    }
  }
  return dead;
}
