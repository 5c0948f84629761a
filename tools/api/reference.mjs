// The API of a library as Markdown: every public export with its comment and its type, by name.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../project.mjs';

/** Longer types of constants are the words of whole screens; their beginning is enough. */
const LONGEST_CONSTANT = 600;

/** @typedef {{ readonly name: string, readonly comment: string, readonly code: string }} Entry */

/** @param {string} folder of a package that was built, from the project's @returns {string} */
export function referenceOf(folder) {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  const entries = entriesOf(path.join(ROOT, folder, 'dist/index.d.ts')).toSorted(byName);
  return [
    `# ${manifest.name}: reference`,
    `${manifest.description} Written by \`npm run api\`; do not edit. What it is for: [README](../../${folder}/README.md).`,
    ...entries.map(({ name, comment, code }) =>
      [`## ${name}`, comment, `\`\`\`typescript\n${code}\n\`\`\``].filter(Boolean).join('\n\n'),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/** @param {Entry} a @param {Entry} b */
function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

/** @param {string} door @returns {Entry[]} */
function entriesOf(door) {
  return parse(door).statements.flatMap((statement) => {
    if (
      !ts.isExportDeclaration(statement) ||
      !statement.exportClause ||
      !ts.isNamedExports(statement.exportClause)
    )
      return [];
    const from = fileOf(door, statement);
    return statement.exportClause.elements.map(({ name, propertyName }) => ({
      name: name.text,
      ...declared(from, (propertyName ?? name).text),
    }));
  });
}

/** @param {string} file @param {string} name @returns {Omit<Entry, 'name'>} */
function declared(file, name) {
  const source = parse(file);
  const found = source.statements.filter((statement) => declares(statement, name));
  const [first] = found;
  if (first)
    return {
      comment: commentOf(first, source),
      code: found.map((statement) => codeOf(statement, source)).join('\n'),
    };
  for (const statement of source.statements) {
    if (
      !ts.isExportDeclaration(statement) ||
      !statement.exportClause ||
      !ts.isNamedExports(statement.exportClause)
    )
      continue;
    const passed = statement.exportClause.elements.find((element) => element.name.text === name);
    if (passed) return declared(fileOf(file, statement), (passed.propertyName ?? passed.name).text);
  }
  throw new Error(`${file} exports no ${name}.`);
}

/** @param {ts.Statement} statement @param {string} name */
function declares(statement, name) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name);
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name?.text === name;
}

/** @param {ts.Statement} statement @param {ts.SourceFile} source */
function codeOf(statement, source) {
  const code = source.text
    .slice(statement.getStart(source), statement.end)
    .replace(/^export (declare )?/, '');
  const isLong = ts.isVariableStatement(statement) && code.length > LONGEST_CONSTANT;
  return isLong ? `${code.slice(0, code.indexOf('{'))}{ … };` : code;
}

/** As Markdown, a paragraph for each of the comment's. @param {ts.Statement} statement @param {ts.SourceFile} source */
function commentOf(statement, source) {
  const comment =
    source.text
      .slice(statement.getFullStart(), statement.getStart(source))
      .match(/\/\*\*([\s\S]*?)\*\/\s*$/)?.[1] ?? '';
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/[ \t]*\n(?!\n)/g, ' ')
    .trim();
}

/** @param {string} file @param {ts.ExportDeclaration} statement */
function fileOf(file, { moduleSpecifier }) {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return file;
  return path.join(path.dirname(file), moduleSpecifier.text.replace(/\.(ts|js)$/, '.d.ts'));
}

/** @type {Map<string, ts.SourceFile>} */
const parsed = new Map();

/** @param {string} file */
function parse(file) {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true);
  parsed.set(file, source);
  return source;
}
