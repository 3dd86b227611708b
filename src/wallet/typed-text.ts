declare const phoneNumberBrand: unique symbol;

/** A phone number in the form of E.164, such as `+821077771234`. Only {@link phoneNumberOf} makes one. */
export type PhoneNumber = string & { readonly [phoneNumberBrand]: true };

/** Maximum number of characters of a typed phone number, with all its separators and a `tel:`. */
const maxPhoneLength = 60;

/** Characters without width: bidi marks and isolates, joiners, variation selectors, byte order marks, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Every white space, and the Braille blank, which looks like one. */
const blank = /[\p{White_Space}\u2800]/gu;

/** Other control characters: they are invisible, and no field of the wallet needs them. */
const control = /\p{Cc}/gu;

/** A text without invisible characters, and with each white space as a space; not trimmed. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(blank, ' ').replaceAll(invisible, '').replaceAll(control, '');
}

/**
 * Typed text in the normal form that the wallet and the provider compare: compatibility forms such as full-width
 * digits become plain (NFKC), each dash `-` and each white space a space; invisible characters and outer spaces are
 * removed. Case is preserved. Limit the length of untrusted text first.
 */
export function readTypedText(typed: string): string {
  return (
    withoutInvisible(typed.normalize('NFKC'))
      .replaceAll(/\p{Dash}/gu, '-')
      // Joins letters that an invisible character separated.
      .normalize('NFKC')
      .trim()
  );
}

/**
 * Invisible characters that are allowed in displayed texts: joiners, variation selectors and direction marks, which
 * scripts and emoji need, and the complete tag sequence of a flag. None of them can reorder other letters.
 */
const allowedInvisible =
  /[\u034F\u061C\u200E\u200F\p{Join_Control}\p{Variation_Selector}]|\u{1F3F4}[\u{E0030}-\u{E007A}]{1,8}\u{E007F}/u
    .source;

/** Matches an allowed sequence, which it captures, or a character to remove. */
const allowedOrRemoved = new RegExp(
  `(${allowedInvisible})|[\\p{Cc}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** A text without the invisible characters that are deceptive or meaningless. */
export function withoutHidden(text: string): string {
  return text.replaceAll(allowedOrRemoved, '$1');
}

/**
 * A text of one line as stored and displayed, such as a name, a title or a message: in NFC, each white space a space,
 * without outer spaces, and filtered by {@link withoutHidden} (decision 153).
 */
export function readLine(typed: string): string {
  return withoutHidden(typed.normalize('NFC').replaceAll(blank, ' ')).trim();
}

/**
 * A text of several lines. Each line is read like {@link readLine}, but is not trimmed; only the complete text is.
 */
export function readLines(typed: string): string {
  return typed
    .normalize('NFC')
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => withoutHidden(line.replaceAll(blank, ' ')))
    .join('\n')
    .trim();
}

/**
 * Typed figures, read like {@link readTypedText}; undefined for a text with superscripts, circled digits or
 * fractions, which would become other figures: `10²` is not 102.
 */
export function readTypedFigures(typed: string): string | undefined {
  return /\p{No}/u.test(typed) ? undefined : readTypedText(typed);
}

/** Letters typed for the hyphen of a number: the long vowels of Japanese and Korean keyboards. */
const dashLikeLetters = /[\u30FC\u1173]/g;

/** Typed digits in groups, such as those of a phone or an account number, read like {@link readTypedFigures}. */
export function readTypedGroups(typed: string): string | undefined {
  return readTypedFigures(typed)?.replaceAll(dashLikeLetters, '-');
}

/**
 * A typed code, such as that of an authenticator app or a recovery code, in lower case. Its blanks and hyphens are
 * for readability and are removed.
 */
export function readTypedCode(typed: string): string {
  return readTypedText(typed).replaceAll(/[ -]/g, '').toLowerCase();
}

/** Separators between the groups of a phone number, besides dashes. */
const phoneSeparators = /[- ()[\]./·・‧]/g;

/** `+82`, `82`, `0082`, or the prefix of a Korean carrier for calls from abroad, such as `00182` and `0030082`. */
const koreanCountryCode = /^(?:\+|00|00[1-8]|00[37]\d\d)?82/;

/** Korean numbers without the trunk's zero: mobile, Seoul, provinces, internet telephony, personal, toll-free. */
const koreanNumber =
  /^(?:10\d{8}|1[16-9]\d{7,8}|2\d{7,8}|(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}|70\d{8}|50\d{8,9}|80\d{7,8})$/;

/**
 * The phone number in a text; undefined for a text without the format of one. Korean numbers may be in the domestic
 * format, or with the country code in any usual way; other countries' numbers need a plus.
 */
export function phoneNumberOf(typed: string): PhoneNumber | undefined {
  if (typed.length > maxPhoneLength) return undefined;
  const text = readTypedGroups(typed)?.replace(/^tel: */i, '');
  const compact = text
    // The zero that is only for domestic calls, as in `+44 (0)20 7946 0018`.
    ?.replace(/^([^()]*)\(0\)/, '$1')
    .replaceAll(phoneSeparators, '');
  if (compact === undefined || !/^\+?\d+$/.test(compact)) return undefined;
  const country = koreanCountryCode.exec(compact)?.[0];
  if (country !== undefined) return korean(compact.slice(country.length).replace(/^0/, ''));
  if (compact.startsWith('0')) return korean(compact.slice(1));
  return /^\+[1-9]\d{6,14}$/.test(compact) ? (compact as PhoneNumber) : undefined;
}

function korean(national: string): PhoneNumber | undefined {
  return koreanNumber.test(national) ? (`+82${national}` as PhoneNumber) : undefined;
}

/**
 * A text without case differences, independent of the language. The detour over lower case makes `ẞ` and `ß` both
 * `ss`. The dotted and dotless i of Turkish count as i.
 */
function foldCase(text: string): string {
  return text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC');
}

/** The comparison key of an e-mail address: two accounts cannot have the same key. */
export function emailKey(typed: string): string {
  return foldCase(readTypedText(typed));
}

/** Scripts whose names are written with or without a blank between family and given name. */
const unspacedScript = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The comparison key of a name; undefined for a text without a letter. A hyphen counts as a blank. */
export function nameKey(typed: string): string | undefined {
  // NFKC turns a standalone acute accent into a blank and a combining accent.
  const text = foldCase(readTypedText(typed)).replaceAll(/[’‘`ʼ]| \u0301/g, "'");
  const words = text.split(/[ -]+/).filter(Boolean);
  const name = words.join(unspacedScript.test(text) ? '' : ' ');
  return /\p{L}/u.test(name) ? name : undefined;
}

/** The keys of an account's name in both orders: `Seoyeon Park` and `Park Seoyeon`, `서연박` and `박서연`. */
export function nameKeys(
  firstName: string,
  lastName: string,
): { western: string | undefined; korean: string | undefined } {
  return {
    western: nameKey(`${firstName} ${lastName}`),
    korean: nameKey(`${lastName} ${firstName}`),
  };
}
