import { posix } from 'node:path';
import ts from 'typescript';

/**
 * A source file below `src`, with slashes.
 *
 * @typedef {{ path: string, text: string }} Source
 *
 * What a file imports from another of ours. What is imported as a type is gone when the code runs;
 * what is imported late is loaded when it is needed.
 * @typedef {{ to: string, isType: boolean, isLate: boolean }} Import
 *
 * @typedef {{ path: string, lines: number, imports: readonly Import[], importers: Set<string>,
 *   types: readonly string[] }} GraphNode
 */

/**
 * Who imports whom.
 *
 * @param {readonly Source[]} sources
 * @returns {Map<string, GraphNode>}
 */
export function importGraph(sources) {
  const graph = new Map(sources.map((source) => [source.path, nodeOf(source)]));
  for (const { path, imports } of graph.values()) {
    for (const { to } of imports) graph.get(to)?.importers.add(path);
  }
  return graph;
}

/**
 * @param {Source} source
 * @returns {GraphNode}
 */
function nodeOf({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  /** @type {Import[]} */
  const imports = [];
  /** @type {string[]} */
  const types = [];
  /** @type {(specifier: ts.Node | undefined, isType: boolean, isLate: boolean) => void} */
  const add = (specifier, isType, isLate) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return;
    imports.push({ to: posix.join(posix.dirname(path), specifier.text), isType, isLate });
  };
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsTypes(node), false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, exportsTypes(node), false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false, true);
    } else if (isExportedType(node)) types.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return { path, lines, imports, importers: new Set(), types };
}

/** @param {ts.ImportDeclaration} node */
function importsTypes({ importClause: clause }) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && areTypes(named.elements);
}

/** @param {ts.ExportDeclaration} node */
const exportsTypes = ({ isTypeOnly, exportClause: clause }) =>
  isTypeOnly || (!!clause && ts.isNamedExports(clause) && areTypes(clause.elements));

/** @param {readonly { readonly isTypeOnly: boolean }[]} names */
const areTypes = (names) => names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);

/**
 * @param {ts.Node} node
 * @returns {node is (ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration) & { name: ts.Identifier }}
 */
function isExportedType(node) {
  const isType =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return (
    isType &&
    node.name !== undefined &&
    !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/**
 * Files that import each other, each circle once. What is imported late closes no circle.
 *
 * @param {Map<string, GraphNode>} graph
 * @returns {string[]}
 */
export function circles(graph) {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @type {(path: string, trail: readonly string[]) => void} */
  const visit = (path, trail) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const { to, isLate } of graph.get(path)?.imports ?? []) {
      if (!isLate) visit(to, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

/**
 * How many files are loaded to run one.
 *
 * @param {Map<string, GraphNode>} graph
 * @param {string} entry
 */
export function loadedBy(graph, entry) {
  const seen = new Set();
  /** @type {(path: string) => void} */
  const visit = (path) => {
    if (seen.has(path) || !graph.has(path)) return;
    seen.add(path);
    for (const { to, isType, isLate } of graph.get(path)?.imports ?? []) {
      if (!isType && !isLate) visit(to);
    }
  };
  visit(entry);
  return seen.size;
}
