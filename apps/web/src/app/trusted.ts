// The scripts the page may load: only its own, under a Trusted Types policy that the page's headers name.

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(text: string): string }): Policy;
}

interface Policy {
  createScriptURL(text: string): string;
}

/** The policy is made on first use: its name can be used only once. */
let policy: Policy | undefined;

/** Of this origin, or a TypeError. Browsers without trusted types get the address itself. */
export function trustedScriptUrl(url: URL): string {
  policy ??= factory()?.createPolicy('blackpeg', { createScriptURL: ownAddress }) ?? {
    createScriptURL: ownAddress,
  };
  return policy.createScriptURL(url.href);
}

function ownAddress(text: string): string {
  const url = new URL(text);
  if (url.origin !== location.origin) throw new TypeError(`No script of ours: ${url.origin}`);
  return url.href;
}

/** A trusted address is an object, used where an address is expected; types see it as the string it was. */
function factory(): PolicyFactory | undefined {
  return (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
}
