// The TypeScript in a source file: all of a .ts file, the scripts and the expressions in the markup of a component.

import { createRequire } from 'node:module';

/**
 * @typedef {object} Code
 * @property {string} text
 * @property {number} line where it begins in its file, from 1
 *
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number }} SvelteNode
 * @typedef {{ readonly content: SvelteNode }} Script
 * @typedef {object} Component
 * @property {Script | null} [module]
 * @property {Script | null} [instance]
 * @property {unknown} fragment the markup
 */

/** The compiler that the web app is built with. */
const fromWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url));
/** @type {{ parse(source: string, options: { modern: true }): Component }} */
const svelte = fromWeb('svelte/compiler');

/** The types of expression and pattern nodes; Svelte's own nodes are tags, blocks, elements and attributes. */
const EXPRESSION = /(Expression|Literal|Identifier|Pattern|Declaration)$/;
/** Declarations here have the form of parameters. */
const DECLARING = ['parameters', 'context', 'value', 'error'];

/** @param {import('./sources.mjs').Source} source @returns {Code[]} */
export function codeIn({ path, text }) {
  if (path.endsWith('.ts')) return [{ text, line: 1 }];
  if (!path.endsWith('.svelte')) return [];
  try {
    return codeOfComponent(text);
  } catch (cause) {
    throw new Error(`${path} cannot be read as a Svelte component.`, { cause });
  }
}

/** @param {string} source @returns {Code[]} */
function codeOfComponent(source) {
  const { module, instance, fragment } = svelte.parse(source, { modern: true });
  /** @param {SvelteNode} node */
  const textOf = ({ start, end }) => source.slice(start, end);
  /** @param {SvelteNode} node */
  const lineOf = ({ start }) => source.slice(0, start).split('\n').length;
  const scripts = [module, instance].flatMap((script) => script?.content ?? []);
  return [
    ...scripts.map((script) => ({ text: textOf(script), line: lineOf(script) })),
    ...expressionsIn(fragment, '').map(({ node, key }) => ({
      text: asStatement(textOf(node), node.type, key),
      line: lineOf(node),
    })),
  ];
}

/**
 * The outermost expressions below a node of the markup.
 * @param {unknown} node
 * @param {string} key under which its parent has it
 * @returns {{ node: SvelteNode, key: string }[]}
 */
function expressionsIn(node, key) {
  if (Array.isArray(node)) return node.flatMap((item) => expressionsIn(item, key));
  if (typeof node !== 'object' || node === null) return [];
  if (isExpression(node)) return [{ node, key }];
  return Object.entries(node).flatMap(([name, child]) => expressionsIn(child, name));
}

/** @param {object} node @returns {node is SvelteNode} */
function isExpression(node) {
  return 'type' in node && typeof node.type === 'string' && EXPRESSION.test(node.type);
}

/** On the same lines. @param {string} text @param {string} type @param {string} key */
function asStatement(text, type, key) {
  if (type === 'VariableDeclaration') return text;
  return DECLARING.includes(key) ? `(${text}) => 0` : `(${text})`;
}
