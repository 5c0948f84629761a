import { describe, expect, test } from 'vitest';
import { findingsIn } from './findings.mjs';

function findings(text: string, line = 1) {
  return findingsIn({ text, line });
}

describe('functions', () => {
  test.each([
    ['function f() {\n}', 'f', 2],
    ['/** Comment.\n */\nexport async function* f() {\n\n}', 'f', 3],
    ['const f = () =>\n  1;', 'f', 2],
    ['const a = { f: function () {\n} };', 'f', 2],
    ['const a = { f() {\n} };', 'f', 2],
    ["const a = { 'f'() {\n} };", 'f', 2],
    ['class A { get f() {\nreturn 1;\n} }', 'f', 3],
    ['class A { constructor() {\n} }', 'constructor', 2],
    ['list.map((item) => {\nreturn item;\n});', 'a function', 3],
  ])('%j', (source, name, length) => {
    expect(findings(source).functions).toMatchObject([{ name, length }]);
  });

  test('one inside another counts too; the lines begin where the code does', () => {
    expect(findings('function outer() {\n  const inner = () => {\n  };\n}', 10).functions).toEqual([
      { name: 'outer', line: 10, length: 4 },
      { name: 'inner', line: 11, length: 2 },
    ]);
  });

  test('signatures are none', () => {
    const source =
      'function f(a: string): void;\ntype F = () => void;\ninterface A { f(): void }\ndeclare function g(): void;';
    expect(findings(source).functions).toEqual([]);
  });
});

describe('exported types', () => {
  test.each([
    ['export interface A {}', ['A']],
    ['export type A = 1;\nexport class B {}\nexport enum C {}', ['A', 'B', 'C']],
    ['interface A {}\ntype B = 1;\nexport { type A, B as Other };', ['A', 'B']],
    ['interface A {}', []],
    ["export type { A } from './a.ts';\nexport { type B } from './b.ts';", []],
    ['export const A = 1;\nexport function B() {}', []],
    ['function f() { interface A {} }', []],
  ])('%j', (source, names) => {
    expect(findings(source).types.map(({ name }) => name)).toEqual(names);
  });

  test('with the line', () => {
    expect(findings('\n/** Comment. */\nexport type A = 1;').types).toEqual([{ name: 'A', line: 3 }]);
  });
});

describe('what switches the type checker off', () => {
  test.each([
    ['let a: any;\nfunction f(b: any[]) {}', [1, 2]],
    ['// any\nconst any = "any";\nlet a: Company;', []],
  ])('any: %j', (source, lines) => {
    expect(findings(source).anys).toEqual(lines);
  });

  test.each([
    ['a as B;\n<B>a;\na as unknown as B;', [1, 2, 3, 3]],
    ['[1] as const;\n<const>[1];\na satisfies B;', []],
    ["import { a as b } from './a.ts';\nimport * as c from './c.ts';\nexport { b as d };", []],
  ])('casts: %j', (source, lines) => {
    expect(findings(source).casts).toEqual(lines);
  });

  test.each([
    ['a!.b;\nlet c!: B;\nclass A { d!: B }', [1, 2, 3]],
    ['!a;\na !== b;', []],
  ])('non-null: %j', (source, lines) => {
    expect(findings(source).nonNulls).toEqual(lines);
  });
});

test('every line of imports and re-exports', () => {
  const source =
    "import a from 'a';\nimport {\n  b,\n} from 'b';\nexport const c = 1;\nexport { d } from 'd';\nexport { a };";
  expect(findings(source).importLines).toEqual([1, 2, 3, 4, 6]);
});
