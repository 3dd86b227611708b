import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseSync, type Plugin, type Rolldown } from 'vite';

/** A module, as described by the bundler. */
type Module = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;
interface Modules {
  getModuleInfo: (id: string) => Module | null;
}

/** Patterns of modules that are imported on demand, by the name of their chunk. Chunks of routes are in `routes.ts`. */
export const chunkGroups: Readonly<Record<string, RegExp>> = {
  // Fetched once the first screen is shown.
  idle: /app\/(Wallet(InstallOffer|Strip|Toaster|UpdateBanner)|page\/PageTitle|live-events|services\/(load-languages|screen-motion)|monitor\/WalletPerformanceMonitor|session\/(AccountLanguage|idle-lock|WalletLock)|offline\/activation)\.|shell\/NotificationSheet\.|notices\/stream-notices\./,
  // Excludes the code scanner, so that only users who scan fetch it.
  device:
    /app\/(device\/(?!code-scanner)|keys\/)|wallet\/(receipt-hash|keys\/address-checksum)\.|widgets\/ContactSheet\.|shell\/PresenceSheet\./,
  session: /session\/WalletSignIn\.|shell\/(SignInScreen|SessionFailed)\./,
  security: /screens\/security-settings\//,
  'digital-id': /digital-id\/ShareDidSheet\./,
};

/** The chunk of each route for which `app/routes/routes.ts` has a chunk name in a comment. */
const chunkOfRoute = new Map<string, string>(
  Array.from(
    readFileSync(new URL('app/routes/routes.ts', import.meta.url), 'utf8').matchAll(
      /import\(\/\* chunk: ([\w-]+) \*\/ '\.(\/\w+\.tsx)'\)/g,
    ),
    ([, chunk = '', file = '']) => [`/app/routes${file}`, chunk],
  ),
);

const groupsOfRoutes = new Set(chunkOfRoute.values());

const isGroup = (group: string): boolean =>
  Object.hasOwn(chunkGroups, group) || groupsOfRoutes.has(group);

const groupOf = (part: string): string =>
  chunkOfRoute.get(part.slice(part.lastIndexOf('/app/routes/'))) ??
  Object.entries(chunkGroups).find(([, parts]) => parts.test(part))?.[0] ??
  part;

/** The groups that fetch each module. A lazy-loaded module without a group counts as a separate group. */
function groupsOfModules(start: string, modules: Modules): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const parts = new Set([start]);
  // The loop also visits parts that are added to the set meanwhile.
  for (const part of parts) {
    const group = groupOf(part);
    const reached = new Set([part]);
    for (const id of reached) {
      found.set(id, (found.get(id) ?? new Set()).add(group));
      const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
      for (const imported of importedIds) reached.add(imported);
      for (const imported of dynamicallyImportedIds) parts.add(imported);
    }
  }
  return found;
}

/** Only the screens of this group read pages, but the index of the library makes the modules reachable from all. */
const readsPages = /\/(useInfiniteQuery|infiniteQueryObserver)\./;

/**
 * Assigns a module that only one group uses to the file of that group. A module that two groups share must not be in
 * the file of one of them, because the other group would fetch the complete file.
 */
function fileOfGroup() {
  const start = fileURLToPath(new URL('app/main.tsx', import.meta.url));
  let found: Map<string, Set<string>> | undefined;
  return (id: string, modules: Modules): string | null => {
    if (readsPages.test(id)) return 'history';
    found ??= groupsOfModules(start, modules);
    const [group, other] = found.get(id) ?? [];
    return group !== undefined && other === undefined && isGroup(group) ? group : null;
  };
}

/** Assigns modules that need schemas to a separate file, so that code without schemas does not fetch them. */
function fileOfSchemas() {
  const known = new Map<string, boolean>();
  function needsSchemas(id: string, modules: Modules): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const needs =
      id.includes('/node_modules/zod/') ||
      (modules.getModuleInfo(id)?.importedIds ?? []).some((next) => needsSchemas(next, modules));
    known.set(id, needs);
    return needs;
  }
  return (id: string, modules: Modules): string | null =>
    needsSchemas(id, modules) ? 'schemas' : null;
}

/**
 * The files of the built wallet. Few files are better than many, because each file costs a request and is compressed
 * separately. But a screen must not wait for code that it does not use.
 */
export const builtFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'] },
  // The ID cards of Home, with the dates and icons on them, and the drawings of cards.
  {
    name: 'cards',
    test: /app\/WalletIdCards|shell\/SignInTide\.|home\/(CardPocket|IdCards)\.|wallet\/dates|entities\/digital-id|components\/(use-dates|DrawnPath)\.|src\/drawings\/|widgets\/(credential-|CardStack|IdCard|PlateLines|Seal)|icons\/(landmark|book-user|school|graduation-cap|car|briefcase|badge-check|award|pen-line)\./,
  },
  // The icons, and the small modules that most screens use.
  {
    name: 'icons',
    test: /lucide-react|widgets\/(Address|AssetMark|TestMoney|Won|FormattedAmount)\.|wallet\/(asset-path|in-groups|forms\/receive|money\/asset-name|labels\/spoken-(text|address))\.|components\/(drawings\/(Buoy|Compass|Ferry|Pocket|Slip)Drawing|LanguageSwitch|Facts|QuickAction|Spoken|Tabs|CheckList|LinkRow|EmailAddress|EmptyState|StatusRow|is-focus-lost|click-through|use-modal|Sheet|form\/(ScreenHeader|Field|FieldError|LabelledControl|Textarea|control-class|use-secret-error))\.|wallet\/(device-refused|declined|trip-path|labels\/too-many-tries|secret-(text|warning)|(entities\/(my-info|receiving-address)|forms\/document-review))\.|(api\/(changes|outgoing-secrets|calls\/outdated-reads)|services\/(rewrite|live-connection|shown-arrivals|use-on-device)|session\/lock-wait|routes\/shown-work-list)\.|device\/(device-check|use-biometric-support)\./,
  },
  {
    name: 'chat',
    test: /app\/(chat|refund)-requests\.|components\/TextLines\.|wallet\/chat\/support-keywords\./,
  },
  { name: fileOfGroup(), debugName: 'chunkGroups' },
  {
    name: fileOfSchemas(),
    debugName: 'schemas',
    test: /node_modules\/zod\/|\/src\/(wallet|api)\//,
    minShareCount: 2,
  },
  // SHA-256. Without a group it would be two files, because only some of its users need the 64-bit arithmetic.
  { name: 'sha2', test: /node_modules\/@noble\/hashes\/(_u64|utils|_md|sha2)\./, minShareCount: 2 },
  // Modules that both the schemas and forms without schemas import.
  {
    name: 'schema-rules',
    test: /wallet\/(file-size|document-proof|code-label|refund-path|seoul-time|zone-clock|saved-sources|bank-info-path|rules\/refund-rules|typed-text|entities\/(typed-fields|card-number|account-number|id-in-address|money-choices|merchant-recipient)|keys\/derivation-path|money\/(refund|fraction-digits|price-range|divide|format-figure|typed-amount)|forms\/(form-result|missing-fields))\./,
  },
  {
    name: 'codes',
    test: /wallet\/(codes\/(address-code|merchant-code)|entities\/shortened-address)\./,
    minShareCount: 2,
  },
  {
    name: 'document-photo',
    test: /(wallet\/(rules\/document-(image|number)|forms\/verify-identity|image-refused|picture-(size|preview)|correction-path)|widgets\/PictureSheet|app\/read-attachment)\./,
    minShareCount: 2,
  },
  {
    name: 'biometrics',
    test: /widgets\/(BiometricSwitch|BiometricFailure|use-biometric-change)\.|device\/use-biometric-setting\./,
    minShareCount: 2,
  },
  // The parts of every form that creates something once.
  {
    name: 'submission',
    test: /widgets\/use-(scanner|won-format)\.|components\/(use-leave-signal|use-one-at-a-time|AlertDialog|RemoveDialog|Checkbox|form\/(InlineNotice|composing-key|SubmissionStatus|use-attempts|use-submission|use-draft))\.|services\/(own-creates|unsettled-creates|settle-creates|create-once|use-create-once)\./,
    minShareCount: 2,
  },
  // The questions for a password, a code or the device, on the lock screen and in sheets.
  {
    name: 'presence',
    test: /session\/use-presence\.|wallet\/(password-strength|forms\/(unlock|password-refusal))\.|widgets\/CodeForm\.|components\/(PasswordField|form\/HiddenUsername)\.|shell\/(BiometricsButton|BrandHeader)\./,
    minShareCount: 2,
  },
  // Access to the worker of the keys.
  {
    name: 'key-access',
    test: /node_modules\/comlink\/|keys\/(vault-store|remote-key-worker)\./,
    minShareCount: 2,
  },
  // The topics of the Help center and the chat, without the rules of forms that would be merged with them.
  { name: 'help', test: /wallet\/help\/help-topics\./, minShareCount: 2 },
  // The English answers, which the chat has in every language of the wallet.
  { name: 'en-answers', test: /i18n\/en\/help\./, minShareCount: 2 },
  {
    name: 'code-picture',
    test: /components\/(code-picture|qr-path|QrCode)\./,
    minShareCount: 2,
  },
  {
    name: 'radio',
    test: /components\/(choices-of|RadioGroup|SegmentedControl)\./,
    minShareCount: 2,
  },
  {
    name: 'choices',
    test: /wallet\/rules\/rail-times\.|widgets\/PasswordStrength\.|components\/(ChoiceCards|Select|Switch)\.|widgets\/(AssetSelect|SettingSwitch|SettingNotSaved|use-setting-updates)\./,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /wallet\/(money\/(dollars-worth|format-charge)|forms\/balance-shares)\.|widgets\/(Amount|Won)Field\.|components\/AddForm\.|components\/form\/(keep-above-keyboard|SubmitBar|use-frozen-while|Summary|FieldSkeleton|NotYet)\./,
    minShareCount: 2,
  },
  // Components of the forms that move money.
  {
    name: 'money-forms',
    test: /widgets\/(QuickAmounts|BalanceAmountField|review-rows|ConfirmationSheet|use-confirmation|use-money-form|MoneyFormFrame|MoneyFormSkeleton|SourceField|NoSource|LeftToday|use-chosen-source)\.|device\/use-device-confirmation\.|services\/(use-held-draft|use-left-today)\./,
    minShareCount: 2,
  },
  // Modules are grouped by the parts that share them, in chunks of at least this many bytes of source without comments.
  // Larger chunks would make screens fetch unused code. Rules import no component, so these chunks form no cycle.
  {
    name: 'rules',
    test: /\/src\/(wallet|api)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  {
    name: 'shared',
    test: /^(?!.*node_modules).*\/(src|app)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6_000,
  },
];

/**
 * Removes the comments of the project's own modules before the modules are grouped. Otherwise comments would count for
 * the size limits of the groups, and a reworded comment could move a module to another file.
 */
export const withoutComments: Plugin = {
  name: 'superwallet:without-comments',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /^(?!.*node_modules).*\/(src|app)\/.*\.tsx?$/ },
    handler(code, id) {
      let rest = code;
      // From the end, so that the positions of the earlier comments stay valid.
      for (const { start, end } of parseSync(id, code).comments.toReversed()) {
        rest = rest.slice(0, start) + rest.slice(end);
      }
      return { code: rest, map: null };
    },
  },
};
