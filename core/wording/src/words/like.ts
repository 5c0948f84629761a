// The types of all languages, taken from English: the same texts, made from the same facts.

/** What another language has to say where English says `T`: any text for a text, from the same parameters. */
export type Like<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Like<Said>
    : { readonly [K in keyof T]: Like<T[K]> };
