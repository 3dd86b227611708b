import { expect, test } from './journey.ts';
import { enter, everyScreen, load, partOf, walkers } from './screens.ts';

const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const;
const textSizes = [100, 200] as const;

/**
 * Scrolls the open page down and up again in steps. Returns every control that is covered by anything except the header
 * and the elements above the navigation, and every control that is covered at all scroll positions. Runs in the page.
 */
async function coveredControls(): Promise<string[]> {
  const header = document.querySelector('header');
  const navigation = document.querySelector('nav[aria-label="Main"]')?.closest('.sticky');
  const above = document.querySelector('main > .sticky');
  if (!header || !navigation || !above) return ['The page has no header or no navigation'];
  const chrome = [header, above, navigation];
  const isChrome = (element: Element) => chrome.some((part) => part.contains(element));
  /** Resolves when the page is drawn at the new scroll position, and the action strip has stopped moving. */
  async function drawn(): Promise<void> {
    // A transition that is replaced during the wait never settles.
    const longest = new Promise((resolve) => setTimeout(resolve, 250));
    const frame = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));
    await Promise.race([frame, longest]);
    const moves = above?.getAnimations({ subtree: true }) ?? [];
    const ended = moves
      .filter((move) => move instanceof CSSTransition)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.race([Promise.all(ended), longest]);
  }

  const selector =
    'a[href], button, input:not([aria-hidden="true"]), select, textarea, summary, [tabindex="0"]';
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !control.matches(':disabled') && control.closest('[inert]') === null,
  );
  /** The parts of a control that a user presses: the control itself and its labels. */
  const partsOf = (control: HTMLElement): Element[] => [
    control,
    ...(control instanceof HTMLInputElement ? (control.labels ?? []) : []),
  ];
  const describeElement = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

  const free = new Set<HTMLElement>();
  const wrong = new Set<string>();
  function checkControls() {
    for (const control of controls) {
      // The action strip is hidden or sliding out. It reappears at the top and at the end.
      if (control.closest('[data-away]') !== null) continue;
      const parts = partsOf(control);
      for (const part of parts) {
        const box = part.getClientRects()[0];
        // A control of one pixel is represented by its label.
        if (!box || box.width < 8 || !part.checkVisibility({ visibilityProperty: true })) continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit) continue;
        if (parts.some((own) => own.contains(hit))) free.add(control);
        else if (isChrome(control) || !isChrome(hit)) {
          wrong.add(
            `${describeElement(control)} is covered by ${describeElement(hit)} at ${Math.round(scrollY)} px`,
          );
        }
      }
    }
  }

  const room = above.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  const step = Math.max(40, room * 0.8);
  const end = document.documentElement.scrollHeight - innerHeight;
  const down = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
  for (const top of [...down, end, ...down.toReversed()]) {
    scrollTo({ top, behavior: 'instant' });
    await drawn();
    checkControls();
  }
  // A list that scrolls sideways may have more controls beyond its edge.
  for (const control of controls) {
    if (free.has(control) || !partsOf(control).some((part) => part.getClientRects().length > 0)) {
      continue;
    }
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await drawn();
    checkControls();
    const shown = control.checkVisibility({ visibilityProperty: true });
    if (!free.has(control) && shown && control.closest('[data-away]') === null) {
      wrong.add(`${describeElement(control)} is covered at all scroll positions`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...wrong];
}

const parts = 2;

for (const walker of walkers) {
  for (let part = 0; part < parts; part += 1) {
    test(`no control is covered: ${walker}, part ${part + 1} of ${parts}`, async ({
      newPerson,
      signedIn,
    }) => {
      test.setTimeout(300_000);
      const person = await enter({ newPerson, signedIn }, walker);
      const { page } = person;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const covered: string[] = [];
      for (const path of partOf(await everyScreen(person), part, parts)) {
        await load(person, path);
        for (const phone of phones) {
          await page.setViewportSize(phone);
          for (const size of textSizes) {
            await page.evaluate((percent) => {
              document.documentElement.style.fontSize = `${percent}%`;
            }, size);
            const wrong = await page.evaluate(coveredControls);
            covered.push(...wrong.map((what) => `${path}, ${phone.width} px, ${size} %: ${what}`));
          }
        }
      }
      expect(covered).toEqual([]);
    });
  }
}
