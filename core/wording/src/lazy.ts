// What is made when it is first asked for. Formats of a language are slow to make, and of three a reader hears one.

export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
