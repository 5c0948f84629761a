// Lazy-loaded parts: scripts with all they import, and their styles. A browser that failed to load a script once may
// refuse it until the page is reloaded, and requests no style sheet twice. So files are fetched first, which no browser
// remembers, and imported only when all of them have arrived. The texts a part needs are loaded with it.

import { pageAge, setPageAge } from './on-demand.svelte.ts';

/** The build's names for scripts of words, which need no words themselves. */
const WORDS = /^assets\/words-/;

const SCRIPT = /\bjavascript\b/;
const STYLE = /\bcss\b/;

/** Files that are in the browser's cache by now. */
const fetched = new Set<string>();
const styles = new Map<string, Promise<void>>();
/** How scripts are requested that browsers refuse under their own address. */
const otherAddress = new Map<string, string>();
/** Scripts that were refused under any address; that a part loads does not mean that these do. */
const refused = new Set<string>();
let attempts = 0;

let loadWords: () => Promise<void> = async () => {};

/** `load` loads the words that the code needs. The app passes it in, because words are parts that are loaded here too. */
export function loadWordsWith(load: () => Promise<void>): void {
  loadWords = load;
}

/**
 * The build calls it for every `import()`. `files` are addresses without the first slash, the script of the part first;
 * `load` imports that script, with a query behind its address.
 */
export async function loadPart<Part>(
  load: (query: string) => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const addresses = files.map((file) => new URL(`/${file}`, location.origin).href);
  await Promise.all(addresses.map(fetchOnce));
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(addStyle));
  const part = await importPart(load, addresses[0] ?? '');
  if (!WORDS.test(files[0] ?? '')) await loadWords();
  return part;
}

/** For what is not imported: whether the server still has it. */
export async function lookForFile(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 404) setPageAge('outdated');
}

async function fetchOnce(address: string): Promise<void> {
  // This file belongs to the script that the page began with.
  if (fetched.has(address) || address === import.meta.url || isLinked(address)) return;
  const answer = await fetch(address);
  // The server has no such file: it serves another build.
  if (answer.status === 404) setPageAge('outdated');
  const type = answer.headers.get('content-type') ?? '';
  const isOurs = (address.endsWith('.css') ? STYLE : SCRIPT).test(type);
  if (!answer.ok || !isOurs) throw new Error(`${address}: ${answer.status} ${type}`);
  await answer.arrayBuffer();
  fetched.add(address);
}

/** Once each; a failed one is removed, and is loaded again on the next request. */
function addStyle(address: string): Promise<void> {
  const added = styles.get(address) ?? linked(address);
  styles.set(address, added);
  return added;
}

/** The page began with it. Linked again, it would make the browser style and lay out every element again. */
function isLinked(address: string): boolean {
  return [...document.styleSheets].some(({ href }) => href === address);
}

async function linked(address: string): Promise<void> {
  if (isLinked(address)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(address)));
      document.head.append(link);
    });
  } catch (fault) {
    link.remove();
    styles.delete(address);
    throw fault;
  }
}

/**
 * A script that failed although it was just fetched was never run, so another address does not run it twice.
 * If that fails too, a script it imports is refused, and only a reload helps.
 */
async function importPart<Part>(load: (query: string) => Promise<Part>, script: string): Promise<Part> {
  const known = otherAddress.get(script) ?? '';
  try {
    const part = await load(known);
    noteRefused(script, false);
    return part;
  } catch (fault) {
    // An error thrown by a script has nothing to do with its address.
    if (!(fault instanceof TypeError)) throw fault;
  }
  attempts += 1;
  const query = `?again=${attempts}`;
  try {
    const part = await load(query);
    otherAddress.set(script, query);
    noteRefused(script, false);
    return part;
  } catch (fault) {
    // Fetched again on the next request, which tells a lost connection from a refused script.
    fetched.delete(script);
    if (navigator.onLine) noteRefused(script, true);
    throw fault;
  }
}

function noteRefused(script: string, isRefused: boolean): void {
  if (isRefused) {
    refused.add(script);
    setPageAge('stuck');
  } else if (refused.delete(script) && refused.size === 0 && pageAge() === 'stuck') setPageAge('fresh');
}
