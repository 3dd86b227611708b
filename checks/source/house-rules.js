/**
 * This project's own lint rules, for oxlint. Each enforces a rule of CONTRIBUTING that no existing lint rule covers.
 */
import { relative } from 'node:path';

const moneyFunctions = new Set(['parseFloat', 'Number']);

/** Money is a decimal string, because a float cannot represent every amount. */
const noFloatMoney = {
  create(context) {
    const report = (node, name) =>
      context.report({
        node,
        message: `${name} makes a float; money stays a decimal string (src/wallet/money/decimal.ts).`,
      });
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier' && moneyFunctions.has(callee.name)) {
          report(node, callee.name);
        }
        if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
          const { name } = callee.property;
          if (name === 'toFixed' || name === 'parseFloat' || name === 'toPrecision') {
            report(node, name);
          }
        }
      },
    };
  },
};

const importsValues = ({ importKind, specifiers }) =>
  importKind !== 'type' &&
  (specifiers.length === 0 || specifiers.some((specifier) => specifier.importKind !== 'type'));

/** Matches `expect(…).toHaveTextContent('…')`, but not its negation and not a pattern, which are allowed. */
const expectsPartOfText = ({ callee, arguments: [text] }) =>
  callee.type === 'MemberExpression' &&
  callee.property.name === 'toHaveTextContent' &&
  callee.object.type === 'CallExpression' &&
  text !== undefined &&
  text.regex === undefined;

/**
 * A story imports the preview, tests with Storybook's tools, waits for conditions only, expects complete texts, names
 * notices by their codes, and has a comment with its reason.
 */
const storyConventions = {
  create(context) {
    let importsPreview = false;
    return {
      ImportDeclaration(node) {
        const source = node.source.value;
        if (source === '#.storybook/preview') importsPreview = true;
        if (source.startsWith('@testing-library') || source === 'vitest') {
          context.report({ node, message: "Stories test with 'storybook/test'." });
        }
        if (/^#wallet\/notices\/(?!notices\.golden)/.test(source) && importsValues(node)) {
          context.report({
            node,
            message:
              'A story passes the code of a notice to expectToast, which expects the text of notices.golden.ts.',
          });
        }
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'setTimeout') {
          context.report({ node, message: 'A story waits for a condition, never for time.' });
        }
        if (expectsPartOfText(node)) {
          context.report({
            node,
            message: 'Use expectText(element, text): toHaveTextContent accepts a part of the text.',
          });
        }
      },
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'VariableDeclaration') return;
        for (const { id } of node.declaration.declarations) {
          if (id.type === 'Identifier' && !/^[A-Z][A-Za-z0-9]*$/.test(id.name)) {
            context.report({
              node,
              message: `The name of a story is its state, in PascalCase: ${id.name}`,
            });
          }
        }
        const comments = context.sourceCode.getCommentsBefore(node);
        if (comments.length === 0) {
          context.report({
            node,
            message: 'A story needs a comment above it, with the reason for the story.',
          });
        }
      },
      'Program:exit'(node) {
        if (!importsPreview) {
          context.report({ node, message: "A story file imports '#.storybook/preview'." });
        }
      },
    };
  },
};

const maxLine = 120;
const riddles = /\b(anew|whoever|whatever|shall|nobody)\b/i;

/** Comments are short lines in plain words. */
const plainComments = {
  create(context) {
    const { lines } = context.sourceCode;
    return {
      'Program:exit'() {
        for (const comment of context.sourceCode.getAllComments()) {
          const found = riddles.exec(comment.value);
          if (found) {
            context.report({
              node: comment,
              message: `Replace “${found[0]}” by a plainer word: again, the person who, any, will, no one.`,
            });
          }
          const { start, end } = comment.loc;
          if (lines.slice(start.line - 1, end.line).some((line) => line.length > maxLine)) {
            context.report({
              node: comment,
              message: `A comment's line has at most ${maxLine} characters.`,
            });
          }
        }
      },
    };
  },
};

/** Matches the import of a module of `src/samples`, by its alias or by a path. */
const sampleModule = /^#samples\/|(^|\/)samples\//;

/**
 * The sample person's data never reaches the wallet (decision 87). This covers all forms of imports, including type
 * imports and dynamic imports.
 */
const noSamples = {
  create(context) {
    const check = (node) => {
      if (node.source?.type !== 'Literal' || !sampleModule.test(node.source.value)) return;
      context.report({
        node,
        message:
          'src/samples is for stories, mocks and the seed; the wallet shows data of the provider.',
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const nameOf = (element) => element.openingElement?.name.name;

/** The types of an `input` that accepts no text. */
const choiceTypes = new Set(['checkbox', 'radio', 'range', 'file']);

/** True if a JSX control accepts text. A spread of `radio` makes an input a radio button. */
function takesText({ openingElement: { name, attributes } }) {
  if (name.name === 'Textarea' || name.name === 'WrappingInput' || name.name === 'textarea') {
    return true;
  }
  if (name.name !== 'input') return false;
  const attribute = (wanted) => attributes.find((entry) => entry.name?.name === wanted);
  return (
    attribute('readOnly') === undefined &&
    !choiceTypes.has(attribute('type')?.value?.value) &&
    !attributes.some(({ argument }) => argument?.name === 'radio')
  );
}

/**
 * A text control is inside a `Field`, which refuses recovery phrases and private keys (decision 151). A control that
 * refuses them in another way, or must accept them, disables the rule with the reason.
 */
const fieldsRefuseSecrets = {
  create(context) {
    return {
      JSXElement(node) {
        if (!takesText(node)) return;
        for (let around = node.parent; around; around = around.parent) {
          if (around.type === 'JSXElement' && nameOf(around) === 'Field') return;
        }
        context.report({
          node,
          message: 'Wrap a text control in a Field, which refuses secrets.',
        });
      },
    };
  },
};

const maxScreenProps = 12;

/** A route passes at most a dozen props to its screen, each by name: related props are grouped in an object. */
const fewScreenProps = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        if (!/[a-z]Screen$/.test(node.name.name)) return;
        const spread = node.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
        if (!spread && node.attributes.length <= maxScreenProps) return;
        context.report({
          node,
          message: `A screen has at most ${maxScreenProps} props, each named: group related props in an object.`,
        });
      },
    };
  },
};

const marker = /TODO\(new\): (.*)/;

/** `npm run new` leaves a marker for each part to write by hand. No marker may remain. */
const noMarkers = {
  create(context) {
    return {
      'Program:exit'() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, task] = marker.exec(comment.value) ?? [];
          if (task === undefined) continue;
          const file = relative('', context.filename);
          context.report({ node: comment, message: `${file}: ${task}` });
        }
      },
    };
  },
};

/** A word of English or Korean. The name of the product is the same in both. */
const hasWord = (text) => /[A-Za-z]{2}|[가-힣]/.test(text.replaceAll('Superwallet', ''));

/** Props that are shown or spoken. */
const textProps =
  /^(?:title|label|detail|hint|placeholder|alt|caption|description|note|message|text|empty|aria-(?:label|description|roledescription|valuetext))$|(?:Label|Title|Text|Hint)$/;

/** A text of several words that begins with a capital letter, or any Korean text. */
const isSentence = (text) => /^\s*[A-Z][A-Za-z'’,-]* \S*[A-Za-z]{2}|[가-힣]/.test(text);

/** The names of functions whose text is for developers. Constructors are those of errors. */
const isForDevelopers = ({ type, callee }) =>
  type === 'NewExpression' ||
  (type === 'CallExpression' &&
    (callee.type === 'Super' || (callee.property ?? callee).name === 'log'));

/** True for a text that is logged or that an error contains, also as a side of a condition. */
function isLogged(node) {
  for (let around = node.parent; around; around = around.parent) {
    if (isForDevelopers(around)) return true;
    if (!/^(?:Conditional|Logical|Template|Binary)/.test(around.type)) return false;
  }
  return false;
}

/** Keys and types are not shown. */
const isShown = ({ parent, range: [start] }) =>
  parent.type !== 'TSLiteralType' &&
  !(parent.type === 'Property' && parent.key.range[0] === start && !parent.computed);

/** Texts come from the messages of `src/i18n`, so that every language has them. */
const noUntranslatedText = {
  create(context) {
    const reported = new Set();
    function report(node, text) {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({
        node,
        message: `“${text.trim()}” is not translated: use a message of src/i18n.`,
      });
    }
    const textOf = ({ quasis }) => quasis.map(({ value }) => value.raw).join('…');
    /** Reports the literal texts of an expression, such as both sides of a condition. */
    function check(node) {
      if (node === null || node === undefined) return;
      if (node.type === 'Literal' && typeof node.value === 'string' && hasWord(node.value))
        report(node, node.value);
      if (node.type === 'TemplateLiteral' && hasWord(textOf(node))) report(node, textOf(node));
      if (node.type === 'JSXExpressionContainer') check(node.expression);
      if (node.type === 'ConditionalExpression') {
        check(node.consequent);
        check(node.alternate);
      }
      if (node.type === 'LogicalExpression') check(node.right);
    }
    /** Reports a sentence anywhere, such as in a constant. */
    function checkSentence(node, text) {
      if (isSentence(text) && isShown(node) && !isLogged(node)) report(node, text);
    }
    return {
      JSXText(node) {
        if (hasWord(node.value)) report(node, node.value);
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && textProps.test(node.name.name)) check(node.value);
      },
      JSXElement: ({ children }) => children.forEach(check),
      JSXFragment: ({ children }) => children.forEach(check),
      Literal(node) {
        if (typeof node.value === 'string') checkSentence(node, node.value);
      },
      TemplateLiteral: (node) => checkSentence(node, textOf(node)),
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-float-money': noFloatMoney,
    'story-conventions': storyConventions,
    'plain-comments': plainComments,
    'no-samples': noSamples,
    'fields-refuse-secrets': fieldsRefuseSecrets,
    'few-screen-props': fewScreenProps,
    'no-markers': noMarkers,
    'no-untranslated-text': noUntranslatedText,
  },
};
