/** Ways to damage a message of `src/i18n` that a check can notice. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { parseAst, Visitor, type ESTree } from 'vite';

import type { Edit } from './temporary-edits.ts';

export const messageLanguages = ['en', 'ko'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** A message in its source file. */
export interface SourceMessage {
  language: MessageLanguage;
  file: string;
  /** The text of the file. */
  source: string;
  /** Its area and its keys, such as `send.amount.missing`. */
  path: string;
  /** Its entry in the record, with its key. */
  entry: ESTree.Node;
  /** Its text or function. */
  value: ESTree.Expression;
}

/** One damaged message. A swap damages two. */
export interface Damage {
  language: MessageLanguage;
  kind: string;
  paths: readonly string[];
  edits: readonly Edit[];
}

const keyOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : '';

/** All messages of a file. */
function messagesOf(language: MessageLanguage, file: string): SourceMessage[] {
  const source = readFileSync(file, 'utf8');
  const area = basename(file, '.ts');
  const found: SourceMessage[] = [];
  function add(path: string, entry: ESTree.Node, value: ESTree.Expression) {
    if (value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type !== 'Property') throw new Error(`${file}: ${path} spreads a record`);
        add(`${path}.${keyOf(property)}`, property, property.value);
      }
    } else if (value.type === 'ArrayExpression') {
      value.elements.forEach((element, at) => {
        if (element !== null && element.type !== 'SpreadElement')
          add(`${path}.${at}`, element, element);
      });
    } else found.push({ language, file, source, path, entry, value });
  }
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { init } of declaration.declarations) if (init) add(area, init, init);
    },
  }).visit(parseAst(source, { lang: 'ts' }));
  return found;
}

/** All messages of a language. */
export const allMessages = (language: MessageLanguage) =>
  globSync(`src/i18n/${language}/*.ts`)
    .toSorted()
    .flatMap((file) => messagesOf(language, file));

type Span = Readonly<{ start: number; end: number }>;

const textAt = ({ source }: SourceMessage, { start, end }: Span) => source.slice(start, end);

const replaced = (message: SourceMessage, span: Span, to: string): Edit => ({
  file: message.file,
  at: span.start,
  from: textAt(message, span),
  to,
});

/** Chooses one of several; undefined for an empty list. */
export type Choose = <Item>(items: readonly Item[]) => Item | undefined;

/** The parameters of a message; undefined for a text without any. */
function parametersOf({ value }: SourceMessage): (Span & { name: string })[] | undefined {
  if (value.type !== 'ArrowFunctionExpression') return undefined;
  return value.params.flatMap((param) => {
    if (param.type !== 'Identifier') return [];
    const { name, start } = param;
    return [{ name, start, end: start + name.length }];
  });
}

/** The placeholders of a message: their spans with `${` and `}`, and the names of plain variables. */
function placeholdersOf(message: SourceMessage): (Span & { name: string | undefined })[] {
  const found: (Span & { name: string | undefined })[] = [];
  new Visitor({
    TemplateLiteral({ expressions }) {
      for (const expression of expressions) {
        if (expression.start < message.value.start || expression.end > message.value.end) continue;
        const span = { start: expression.start - 2, end: expression.end + 1 };
        const text = textAt(message, span);
        if (!text.startsWith('${') || !text.endsWith('}'))
          throw new Error(`${message.file}: ${text} is not a placeholder`);
        found.push({
          ...span,
          name: expression.type === 'Identifier' ? expression.name : undefined,
        });
      }
    },
  }).visit(parseAst(message.source, { lang: 'ts' }));
  return found;
}

/** Removes the entry, and the comma after it. */
function deleted(message: SourceMessage): Edit[] {
  const { start, end } = message.entry;
  const [comma = ''] = /^\s*,/.exec(message.source.slice(end)) ?? [];
  return [replaced(message, { start, end: end + comma.length }, '')];
}

/** Empties a text, the text of a function, or the title or message of a notice. */
function emptied(message: SourceMessage, choose: Choose): Edit[] {
  const { value } = message;
  if (value.type !== 'ArrowFunctionExpression') return [replaced(message, value, "''")];
  if (value.body.type !== 'ObjectExpression') return [replaced(message, value.body, "''")];
  const part = choose(value.body.properties);
  return part?.type === 'Property' ? [replaced(message, part.value, "''")] : [];
}

function withoutPlaceholder(message: SourceMessage, choose: Choose): Edit[] {
  const placeholder = choose(placeholdersOf(message));
  return placeholder ? [replaced(message, placeholder, '')] : [];
}

/** Puts another value at the only place of a value. */
function withOtherPlaceholder(message: SourceMessage, choose: Choose): Edit[] {
  const names = parametersOf(message)?.map(({ name }) => name) ?? [];
  const placeholders = placeholdersOf(message);
  const only = placeholders.filter(
    ({ name }) =>
      name !== undefined &&
      names.includes(name) &&
      placeholders.filter((other) => other.name === name).length === 1,
  );
  const placeholder = choose(only);
  const other = choose(names.filter((name) => name !== placeholder?.name));
  if (placeholder === undefined || other === undefined) return [];
  return [replaced(message, placeholder, `\${${other}}`)];
}

/** Shows the characters `${` instead of a value. */
function withLiteralPlaceholder(message: SourceMessage, choose: Choose): Edit[] {
  const { value } = message;
  const placeholder = choose(placeholdersOf(message));
  if (placeholder) return [replaced(message, placeholder, `\\${textAt(message, placeholder)}`)];
  if (value.type !== 'Literal') return [];
  const text = textAt(message, value);
  return [replaced(message, value, `${text.slice(0, -1)} \${amount}${text.slice(-1)}`)];
}

/** Names and codes may be the same in both languages. */
const isTranslated = (english: string) =>
  /[a-z]/.test(english) && !/^'(?:DigitalID|Superwallet|BusanCoin)'$/.test(english);

/** Puts the text of the other language there. */
function inOtherLanguage(message: SourceMessage, translation: SourceMessage): Edit[] {
  const [own, other] = [message, translation].map((each) => textAt(each, each.value));
  if (own === undefined || other === undefined) return [];
  const [english, korean] = message.language === 'en' ? [own, other] : [other, own];
  if (!isTranslated(english) || !/\p{Script=Hangul}/u.test(korean)) return [];
  return [replaced(message, message.value, other)];
}

/** Exchanges the names of the first two values. */
function withSwappedValues(message: SourceMessage): Edit[] {
  const [first, second] = parametersOf(message) ?? [];
  if (first === undefined || second === undefined) return [];
  return [replaced(message, first, second.name), replaced(message, second, first.name)];
}

const recordOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
const signatureOf = (message: SourceMessage) =>
  parametersOf(message)
    ?.map(({ name }) => name)
    .join();

/** Exchanges two messages of a record that have different values. */
function swapWithOther(
  message: SourceMessage,
  messages: readonly SourceMessage[],
  choose: Choose,
): Pick<Damage, 'paths' | 'edits'> {
  const other = choose(
    messages.filter(
      (each) =>
        recordOf(each.path) === recordOf(message.path) &&
        signatureOf(each) !== signatureOf(message),
    ),
  );
  if (other === undefined) return { paths: [], edits: [] };
  return {
    paths: [message.path, other.path],
    edits: [
      replaced(message, message.value, textAt(other, other.value)),
      replaced(other, other.value, textAt(message, message.value)),
    ],
  };
}

/** Damages a message in a random way: deletes it, empties it, or breaks it in one of six ways. */
export function randomDamage(
  message: SourceMessage,
  messages: Readonly<Record<MessageLanguage, readonly SourceMessage[]>>,
  choose: Choose,
): Damage {
  const { language, path } = message;
  const translation = messages[language === 'en' ? 'ko' : 'en'].find((each) => each.path === path);
  const single = (kind: string, edits: Edit[]): Damage => ({
    language,
    kind,
    paths: [path],
    edits,
  });
  const broken = [
    single('without a placeholder', withoutPlaceholder(message, choose)),
    single('with another placeholder', withOtherPlaceholder(message, choose)),
    single('with a literal placeholder', withLiteralPlaceholder(message, choose)),
    single('in the other language', translation ? inOtherLanguage(message, translation) : []),
    single('with swapped values', withSwappedValues(message)),
    { language, kind: 'swapped', ...swapWithOther(message, messages[language], choose) },
  ].filter(({ edits }) => edits.length > 0);
  const chosen = choose([
    single('deleted', deleted(message)),
    single('emptied', emptied(message, choose)),
    choose(broken),
  ]);
  if (chosen === undefined) throw new Error(`${path} cannot be broken`);
  return chosen;
}
