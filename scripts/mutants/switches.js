// A source text with all its mutants compiled in as switches: `$is(7) ? a <= b : a < b`.
import ts from 'typescript';

/**
 * A small mistake that a test should notice. `line` is the text of the line it begins on: what
 * names a mutant in the list of equivalent ones has to outlive a change of line numbers.
 *
 * @typedef {{ file: string, row: number, line: string, change: string, start: number, end: number,
 *   replacement: string }} Mutant
 */

const SWAPPED = new Map([
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['&&', ['||']],
  ['||', ['&&']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['/']],
  ['/', ['*']],
  ['%', ['*']],
  ['**', ['*']],
  ['<<', ['>>']],
  ['>>', ['<<']],
  ['>>>', ['<<']],
  ['&', ['|']],
  ['|', ['&']],
  ['^', ['&']],
  ['+=', ['-=']],
  ['-=', ['+=']],
  ['*=', ['/=']],
  ['/=', ['*=']],
  ['<<=', ['>>=']],
  ['>>=', ['<<=']],
  ['|=', ['&=']],
  ['&=', ['|=']],
  ['^=', ['&=']],
]);

const LOGICAL = ['&&', '||'];
const COMPARING = ['<', '<=', '>', '>=', '===', '!=='];

/** Calls that become another, and calls that are left out so that the list stays as it was. */
const OTHER_CALL = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
const LEFT_OUT = ['filter', 'sort', 'toSorted', 'reverse', 'toReversed'];
const ASKING = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex'];

/** What these say can only be wrong in a program that is wrong: no hand can show it. */
const BUG_CHECKS = ['invariant', 'unreachable', 'Bug'];

/**
 * The text with switches, numbered from `first`, and the mutants in the order of their numbers.
 *
 * @param {string} file
 * @param {string} text
 * @param {number} first
 * @returns {{ text: string, mutants: Mutant[] }}
 */
export function withSwitches(file, text, first) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const lines = text.split('\n');
  /** @type {Mutant[]} */
  const mutants = [];

  /** @param {ts.Node} node @param {string} change @param {string} replacement */
  const numbered = (node, change, replacement) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const row = source.getLineAndCharacterOfPosition(start).line;
    mutants.push({ file, row: row + 1, line: lines[row].trim(), change, start, end, replacement });
    return first + mutants.length - 1;
  };

  /** @param {ts.Node} node */
  const plain = (node) => node.getText(source);

  /**
   * The node with the switches of everything in it.
   *
   * @param {ts.Node} node
   * @returns {string}
   */
  function switched(node) {
    if (isLeftAlone(node)) return plain(node);
    if (isRemovable(node)) {
      const n = numbered(node, `without ${brief(plain(node))}`, '{}');
      return `{ if (!$is(${n})) { ${inside(node)} } }`;
    }
    const others = ts.isExpression(node) ? alternatives(node) : [];
    const numbers = others.map((other) =>
      numbered(node, `${brief(plain(node))} → ${brief(other)}`, `(${other})`),
    );
    const original = inside(node);
    if (others.length === 0) return original;
    const choices = others.map((other, k) => `$is(${numbers[k]}) ? (${other}) : `);
    return `(${choices.join('')}(${original}))`;
  }

  /** @param {ts.Node} node */
  function inside(node) {
    let out = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      if (child.getStart() < at) return;
      out += text.slice(at, child.getStart()) + switched(child);
      at = child.getEnd();
    });
    return out + text.slice(at, node.getEnd());
  }

  /**
   * What could stand there instead.
   *
   * @param {ts.Expression} node
   * @returns {string[]}
   */
  function alternatives(node) {
    const asked = isAsked(node) && isPlainQuestion(node) ? [`!(${plain(node)})`] : [];
    if (ts.isBinaryExpression(node)) return [...asked, ...otherOperators(node)];
    if (ts.isNumericLiteral(node)) return otherNumbers(node);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
      return otherSign(node);
    return [...asked, ...otherCall(node), ...withoutQuestionMark(node)];
  }

  /** @param {ts.BinaryExpression} node */
  function otherOperators(node) {
    const operator = plain(node.operatorToken);
    if (operator === '??') return [plain(node.left)];
    if (operator === '+' && [node.left, node.right].some(isText)) return [];
    const between = (/** @type {string} */ other) =>
      text.slice(node.getStart(), node.operatorToken.getStart()) +
      other +
      text.slice(node.operatorToken.getEnd(), node.getEnd());
    // `a && b || c` needs its brackets once the operator has another rank.
    const bracketed = (/** @type {string} */ other) =>
      `(${plain(node.left)}) ${other} (${plain(node.right)})`;
    return (SWAPPED.get(operator) ?? []).map(
      operator.endsWith('=') && !COMPARING.includes(operator) ? between : bracketed,
    );
  }

  /** @param {ts.NumericLiteral} node */
  function otherNumbers(node) {
    const value = Number(node.text);
    return value === 0 ? ['1'] : [String(value + 1), String(value - 1)];
  }

  /** @param {ts.PrefixUnaryExpression | ts.PostfixUnaryExpression} node */
  function otherSign(node) {
    const operand = plain(node.operand);
    const isBefore = ts.isPrefixUnaryExpression(node);
    switch (node.operator) {
      case ts.SyntaxKind.ExclamationToken:
        return [operand];
      case ts.SyntaxKind.MinusToken:
        // A negative number is a constant like any other.
        return ts.isNumericLiteral(node.operand) ? [] : [operand];
      case ts.SyntaxKind.PlusPlusToken:
        return [isBefore ? `--${operand}` : `${operand}--`];
      case ts.SyntaxKind.MinusMinusToken:
        return [isBefore ? `++${operand}` : `${operand}++`];
      default:
        return [];
    }
  }

  /** @param {ts.Expression} node */
  function otherCall(node) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    if (node.flags & ts.NodeFlags.OptionalChain) return [];
    const { expression: receiver, name } = node.expression;
    if (LEFT_OUT.includes(name.text)) return [plain(receiver)];
    const other = OTHER_CALL.get(name.text);
    if (other === undefined) return [];
    return [`${plain(receiver)}.${other}${text.slice(name.getEnd(), node.getEnd())}`];
  }

  /** @param {ts.Expression} node */
  function withoutQuestionMark(node) {
    if (!(node.flags & ts.NodeFlags.OptionalChain) || isLinkOfChain(node)) return [];
    /** @type {ts.Node[]} */
    const marks = [];
    /** @type {ts.Node} */
    let link = node;
    while (link.flags & ts.NodeFlags.OptionalChain) {
      const chain = /** @type {ts.PropertyAccessChain} */ (link);
      if (chain.questionDotToken) marks.push(chain.questionDotToken);
      link = chain.expression;
    }
    return marks.map((mark) => {
      const next = text[mark.getEnd()];
      const dot = next === '(' || next === '[' ? '' : '.';
      return (
        text.slice(node.getStart(), mark.getStart()) +
        dot +
        text.slice(mark.getEnd(), node.getEnd())
      );
    });
  }

  return { text: inside(source), mutants };
}

/** @param {string} text */
const brief = (text) => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length <= 70 ? flat : `${flat.slice(0, 45)} … ${flat.slice(-20)}`;
};

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node);

/**
 * Types, imports and names are not behaviour; a check against bugs has none that a hand can show.
 *
 * @param {ts.Node} node
 */
function isLeftAlone(node) {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    if (ts.isIdentifier(node.expression) && BUG_CHECKS.includes(node.expression.text)) return true;
  }
  if (ts.isExpressionStatement(node)) return isLeftAlone(node.expression);
  const parent = node.parent;
  return (
    parent !== undefined &&
    'name' in parent &&
    parent.name === node &&
    !ts.isComputedPropertyName(node) &&
    ts.isLiteralExpression(node)
  );
}

/**
 * A statement that can be left out: a call, an assignment, or a way out that is not the last line.
 *
 * @param {ts.Node} node
 */
function isRemovable(node) {
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) return true;
  if (ts.isReturnStatement(node)) return !isLastOfFunction(node);
  return (
    ts.isExpressionStatement(node) &&
    !(
      ts.isCallExpression(node.expression) &&
      node.expression.expression.kind === ts.SyntaxKind.SuperKeyword
    )
  );
}

/** @param {ts.Statement} node */
const isLastOfFunction = (node) =>
  ts.isBlock(node.parent) &&
  ts.isFunctionLike(node.parent.parent) &&
  node.parent.statements.at(-1) === node;

/**
 * Whether only the truth of the value matters where it stands.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isAsked(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAsked(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isConditionalExpression(parent) || ts.isForStatement(parent))
    return parent.condition === node;
  if (ts.isBinaryExpression(parent) && LOGICAL.includes(parent.operatorToken.getText())) {
    return parent.left === node || isAsked(parent);
  }
  if (ts.isArrowFunction(parent) && parent.body === node && ts.isCallExpression(parent.parent)) {
    const called = parent.parent.expression;
    return ts.isPropertyAccessExpression(called) && ASKING.includes(called.name.text);
  }
  return false;
}

/**
 * Neither a comparison nor made of other questions: those have mutants of their own.
 *
 * @param {ts.Expression} node
 */
function isPlainQuestion(node) {
  if (ts.isParenthesizedExpression(node) || ts.isArrowFunction(node)) return false;
  if (ts.isPrefixUnaryExpression(node)) return false;
  if (!ts.isBinaryExpression(node)) return true;
  const operator = node.operatorToken.getText();
  return !LOGICAL.includes(operator) && !COMPARING.includes(operator);
}

/** @param {ts.Node} node */
const isLinkOfChain = (node) =>
  (node.parent.flags & ts.NodeFlags.OptionalChain) !== 0 &&
  'expression' in node.parent &&
  node.parent.expression === node;
