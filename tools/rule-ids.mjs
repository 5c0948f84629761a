// Rule ids: the clauses RULES.md has, the ids test names cite, and what is missing on either side.

import ts from 'typescript';

/**
 * @typedef {object} Clause
 * @property {string} id
 *
 * @typedef {object} Citation
 * @property {string} id
 * @property {string} place file and line of the test
 */

const CLAUSE = /^\s*[-*] \*\*([A-Z]\d+[a-z]?)\*\*/;
const ID = /\b[A-Z]\d+[a-z]?\b/g;
/** I1, I2 … are the invariants of the architecture, which tests may cite too. */
const INVARIANT = /^I\d+$/;
const NAMERS = ['test', 'it', 'describe'];

/** @param {string} markdown @returns {Clause[]} */
export function readClauses(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const id = CLAUSE.exec(line)?.[1];
    return id === undefined ? [] : [{ id }];
  });
}

/** The ids of clauses that are gone, as RULES.md lists them. @param {string} markdown @returns {Clause[]} */
export function readRetired(markdown) {
  const listed = /^Retired ids[^:]*: (.*)$/m.exec(markdown)?.[1]?.replace(/\([^)]*\)/g, '') ?? '';
  return (listed.match(ID) ?? []).map((id) => ({ id }));
}

/** @param {string} source of a test file @param {string} file @returns {Citation[]} */
export function readCitations(source, file) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  /** @type {Citation[]} */
  const citations = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && NAMERS.includes(rootName(node.expression))) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      for (const id of idsIn(node.arguments[0])) citations.push({ id, place: `${file}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return citations;
}

/**
 * @param {Clause[]} clauses
 * @param {Citation[]} citations
 * @param {Clause[]} goals which tests may cite and need not
 * @param {Clause[]} retired which no clause may have again
 * @returns {string[]} one sentence per fault
 */
export function findFaults(clauses, citations, goals = [], retired = []) {
  const known = new Set(clauses.map((clause) => clause.id));
  // A test may name a rule as a whole, without the letter; that covers none of its clauses.
  const nameable = new Set([...clauses, ...goals].flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));
  const cited = new Set(citations.map((citation) => citation.id));
  return [
    ...clauses.filter((clause, index) => clauses.findIndex(({ id }) => id === clause.id) < index).map(twice),
    ...clauses.filter(({ id }) => retired.some((gone) => gone.id === id)).map(reused),
    ...clauses.filter(({ id }) => /[a-z]$/.test(id) && known.has(id.slice(0, -1))).map(besideItsRule),
    ...clauses.filter(({ id }) => !cited.has(id)).map(untested),
    ...citations.filter(({ id }) => !nameable.has(id) && !INVARIANT.test(id)).map(unknown),
  ];
}

/** @param {Clause} clause */
const twice = ({ id }) => `RULES.md has ${id} twice.`;
/** @param {Clause} clause */
const reused = ({ id }) => `RULES.md uses ${id} again, which is retired; give the clause another id.`;
/** @param {Clause} clause */
const besideItsRule = ({ id }) =>
  `RULES.md has both ${id} and ${id.slice(0, -1)}; a rule has letters or none.`;
/** @param {Clause} clause */
const untested = ({ id }) => `${id} has no test with its id in the name.`;
/** @param {Citation} citation */
const unknown = ({ id, place }) => `${place}: the test names ${id}, which RULES.md does not have.`;

/** `test` of `test('…')`, `test.each(table)('…')`, `describe.concurrent('…')`. @param {ts.Node} callee */
function rootName(callee) {
  let node = callee;
  while (
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  ) {
    node = ts.isTaggedTemplateExpression(node) ? node.tag : node.expression;
  }
  return ts.isIdentifier(node) ? node.text : '';
}

/** The ids in every piece of literal text of a name. @param {ts.Node | undefined} name @returns {string[]} */
function idsIn(name) {
  if (name === undefined) return [];
  if (ts.isStringLiteralLike(name)) return name.text.match(ID) ?? [];
  if (ts.isTemplateExpression(name)) {
    return [name.head, ...name.templateSpans.map((span) => span.literal)].flatMap(
      ({ text }) => text.match(ID) ?? [],
    );
  }
  if (ts.isBinaryExpression(name)) return [...idsIn(name.left), ...idsIn(name.right)];
  return [];
}
