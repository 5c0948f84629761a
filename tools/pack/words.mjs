// Words in their published form: a lookup refers to its words in every language directly, so that a bundler keeps only the
// sentences that are used. In the repository a lookup is by name, so that pages can load words part by part.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOOKUP = /textsOf\('(\w+)', '(\w+)'\)/g;

/** Languages without their words, for names and lists of languages; the types are those of the whole. */
export const WORDS_IMPORTS = {
  '#words/*': { types: './dist/words/*/index.d.ts', default: './dist/words/*/named.js' },
};

/** @param {string} dist the folder of compiled modules, which is changed */
export function splitWords(dist) {
  const languages = readdirSync(path.join(dist, 'words'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const language of languages) {
    const text = `import { name, tag } from './language.js';\nexport const ${language} = { name, tag };\n`;
    writeFileSync(path.join(dist, 'words', language, 'named.js'), text);
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isLookup = name.endsWith('.js') && !name.startsWith('words');
    if (isLookup) splitLookups(dist, path.join(dist, name), languages);
  }
}

/** Lines keep their numbers, for the source map: imports are put at the end. @param {string} dist @param {string} file @param {string[]} languages */
function splitLookups(dist, file, languages) {
  const code = readFileSync(file, 'utf8');
  /** @type {string[]} */
  const imports = [];
  const split = code.replaceAll(LOOKUP, (_, part, section) => {
    const names = languages.map((language) => {
      const name = `${section}_${language}`;
      const from = path
        .relative(path.dirname(file), partFile(dist, language, part))
        .replaceAll(path.sep, '/');
      imports.push(`import { ${section} as ${name} } from '${from}';`);
      return `${language}: ${name}`;
    });
    return `/* @__PURE__ */ ((words) => (language) => words[language])({ ${names.join(', ')} })`;
  });
  if (/\btextsOf\(/.test(split)) throw new Error(`${file} looks words up in a way that cannot be split.`);
  if (imports.length > 0)
    writeFileSync(file, split.replace(/(?=\/\/# sourceMappingURL)/, `${imports.join('\n')}\n`));
}

/** @param {string} dist @param {string} language @param {string} part */
function partFile(dist, language, part) {
  const folder = path.join(dist, 'words', language);
  const parts = readFileSync(path.join(folder, 'parts.js'), 'utf8');
  const [, place] = new RegExp(`as ${part} from '(.+)'`).exec(parts) ?? [];
  if (place === undefined) throw new Error(`There is no part ${part} of words in ${language}.`);
  return path.join(folder, place);
}
