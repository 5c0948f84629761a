// What is counted in a piece of TypeScript, read from its syntax tree: functions, exported types, what disables the
// type checker, and the lines of imports.

import ts from 'typescript';

/**
 * @typedef {object} FunctionFound
 * @property {string} name
 * @property {number} line
 * @property {number} length in lines, from its first word to its closing brace
 *
 * @typedef {{ readonly name: string, readonly line: number }} TypeDefinition
 *
 * @typedef {object} Findings lines count from 1
 * @property {FunctionFound[]} functions
 * @property {TypeDefinition[]} types that are exported
 * @property {number[]} anys
 * @property {number[]} casts
 * @property {number[]} nonNulls
 * @property {number[]} importLines every line of an import, or of an export from another file
 */

/** @param {import('./code.mjs').Code} code @returns {Findings} */
export function findingsIn({ text, line }) {
  const tree = parse(text);
  /** @param {number} position */
  const lineAt = (position) => tree.getLineAndCharacterOfPosition(position).line + line;
  /** @type {Findings} */
  const findings = {
    functions: [],
    types: exportedTypes(tree).map((name) => ({ name: name.text, line: lineAt(name.getStart(tree)) })),
    anys: [],
    casts: [],
    nonNulls: [],
    importLines: tree.statements.filter(isImport).flatMap((node) => {
      const first = lineAt(node.getStart(tree));
      return Array.from({ length: lineAt(node.end) - first + 1 }, (_, index) => first + index);
    }),
  };
  /** @param {ts.Node} node @param {ts.Node} parent */
  const visit = (node, parent) => {
    const start = () => lineAt(node.getStart(tree));
    if (isFunction(node)) {
      const length = lineAt(node.end) - start() + 1;
      findings.functions.push({ name: nameOf(node, parent), line: start(), length });
    } else if (node.kind === ts.SyntaxKind.AnyKeyword) findings.anys.push(start());
    else if (isCast(node)) findings.casts.push(start());
    else if (isNonNull(node)) findings.nonNulls.push(start());
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(tree, tree);
  return findings;
}

/** @param {string} text */
function parse(text) {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone, // comments are not counted
  };
  return ts.createSourceFile('code.ts', text, options);
}

/** @param {ts.Node} node */
function isImport(node) {
  return ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined);
}

/** Names of the types that a file defines and exports, directly or in a list; re-exports are not counted. @param {ts.SourceFile} tree */
function exportedTypes(tree) {
  const listed = tree.statements.flatMap((node) => {
    if (!ts.isExportDeclaration(node) || node.moduleSpecifier !== undefined) return [];
    if (node.exportClause === undefined || !ts.isNamedExports(node.exportClause)) return [];
    return node.exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  });
  return tree.statements.flatMap((node) => {
    if (!definesType(node) || node.name === undefined) return [];
    const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return exported || listed.includes(node.name.text) ? [node.name] : [];
  });
}

/** @param {ts.Node} node */
function definesType(node) {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** With a body: not an overload or a signature. @param {ts.Node} node @returns {node is ts.FunctionLikeDeclaration} */
function isFunction(node) {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** `as const` is not counted as a cast. @param {ts.Node} node */
function isCast(node) {
  return (
    (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type)
  );
}

/** `value!`, and `let value!: Type`. @param {ts.Node} node */
function isNonNull(node) {
  if (ts.isNonNullExpression(node)) return true;
  const declares = ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);
  return declares && node.exclamationToken !== undefined;
}

/** An arrow function has the name of what it is assigned to. @param {ts.FunctionLikeDeclaration} node @param {ts.Node} parent */
function nameOf(node, parent) {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const named =
    node.name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : null);
  return named !== null && (ts.isIdentifier(named) || ts.isStringLiteral(named)) ? named.text : 'a function';
}
