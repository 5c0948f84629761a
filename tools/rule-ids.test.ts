import { describe, expect, test } from 'vitest';
import { findFaults, readCitations, readClauses, readRetired } from './rule-ids.mjs';

const RULES = `# Rules

- **C1** A code fills every hole.
- **W5a** First clause, see **C1**.
  - **W5b** Second clause.
- **Note** No clause.
`;

function idsOf(source: string): string[] {
  return readCitations(source, 'a.test.ts').map(({ id }) => id);
}

test('clauses are the bullets that begin with an id', () => {
  expect(readClauses(RULES)).toEqual([{ id: 'C1' }, { id: 'W5a' }, { id: 'W5b' }]);
});

describe('ids are read from test names', () => {
  test.each([
    [`test('W5a, C1: both', () => {})`, ['W5a', 'C1']],
    [`describe("C1", () => { it(\`W5b\`, () => {}) })`, ['C1', 'W5b']],
    [`test.each([['C9']])('W5a: %s', () => {})`, ['W5a']],
    [`test.each\`a\n\${1}\`('C1 $a', () => {})`, ['C1']],
    [`test(\`C1: \${size} of W5b\`, () => {})`, ['C1', 'W5b']],
    [`test('C1, ' + 'W5a', () => {})`, ['C1', 'W5a']],
  ])('%s', (source, ids) => {
    expect(idsOf(source)).toEqual(ids);
  });

  test('and from nowhere else: comments, other calls, parts of words', () => {
    expect(idsOf(`// test('C1')\nexpect('C1').toBe('W5a'); test('UTF8 C1ab ES2023', () => 'C1')`)).toEqual(
      [],
    );
  });

  test('with the place', () => {
    expect(readCitations(`\n\ntest('C1', () => {})`, 'x/a.test.ts')).toEqual([
      { id: 'C1', place: 'x/a.test.ts:3' },
    ]);
  });
});

describe('faults', () => {
  const cite = (...ids: string[]) => ids.map((id) => ({ id, place: 'a.test.ts:1' }));
  const clauses = readClauses(RULES);

  test('none when every clause is cited; invariants and goals may be cited too', () => {
    expect(findFaults(clauses, cite('C1', 'W5a', 'W5b', 'I7', 'U1'), [{ id: 'U1' }])).toEqual([]);
  });

  test('a clause without a test', () => {
    expect(findFaults(clauses, cite('C1', 'W5b'))).toEqual(['W5a has no test with its id in the name.']);
  });

  test('a clause with a retired id; a gap in the letters is none', () => {
    const retired = readRetired('Retired ids, never used again: W5b (once: C1), Z1.');
    expect(retired).toEqual([{ id: 'W5b' }, { id: 'Z1' }]);
    expect(findFaults(clauses, cite('C1', 'W5a', 'W5b'), [], retired)).toEqual([
      'RULES.md uses W5b again, which is retired; give the clause another id.',
    ]);
    const gap = [{ id: 'W5a' }, { id: 'W5c' }];
    expect(findFaults(gap, cite('W5a', 'W5c'), [], retired)).toEqual([]);
  });

  test('an id RULES.md does not have', () => {
    expect(findFaults(clauses, cite('C1', 'W5a', 'W5b', 'Z1'))).toEqual([
      'a.test.ts:1: the test names Z1, which RULES.md does not have.',
    ]);
  });

  test('a rule named as a whole is no fault, and covers none of its clauses', () => {
    expect(findFaults(clauses, cite('C1', 'W5', 'W5b'))).toEqual([
      'W5a has no test with its id in the name.',
    ]);
  });

  test('a clause twice, and a rule beside its own letters', () => {
    const odd = readClauses('- **C1** a\n- **C1** b\n- **C1a** c');
    expect(findFaults(odd, cite('C1', 'C1a'))).toEqual([
      'RULES.md has C1 twice.',
      'RULES.md has both C1a and C1; a rule has letters or none.',
    ]);
  });
});
