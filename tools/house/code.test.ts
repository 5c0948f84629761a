import { expect, test } from 'vitest';
import { codeIn } from './code.mjs';

const COMPONENT = `<script module lang="ts">
  export type Shape = 'round';
</script>

<script lang="ts">
  let count = 0;
</script>

{#snippet cell(name: any)}
  <b title={name}>{name!}</b>
{/snippet}

{#each [1, 2] as const as n}
  {@const next = n as number}
  <button onclick={() => (count += next)}>text as text</button>
{/each}

<style>
  b { color: red }
</style>
`;

test('a TypeScript file is code from its first line', () => {
  expect(codeIn({ path: 'a.ts', text: 'let a = 1;\n' })).toEqual([{ text: 'let a = 1;\n', line: 1 }]);
});

test('a style sheet has none', () => {
  expect(codeIn({ path: 'a.css', text: 'b { color: red }\n' })).toEqual([]);
});

test('a component has the code of its scripts and of the expressions in its markup, each with its line', () => {
  const code = codeIn({ path: 'A.svelte', text: COMPONENT });
  expect(code.map(({ text, line }) => `${line}: ${text.trim()}`)).toEqual([
    "1: export type Shape = 'round';",
    '5: let count = 0;',
    '9: (cell)',
    '9: (name: any) => 0',
    '10: (name)',
    '10: (name!)',
    '13: ([1, 2] as const)',
    '14: const next = n as number',
    '15: (() => (count += next))',
    '13: (n) => 0',
  ]);
});

test('a component that cannot be read is named', () => {
  expect(() => codeIn({ path: 'A.svelte', text: '{#if}' })).toThrow('A.svelte cannot be read');
});
