// The types of all languages, taken from English: the same texts, made from the same facts.

/** The type of another language where English has `T`: any text for a text, with the same parameters. */
export type Like<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Like<Said>
    : { readonly [K in keyof T]: Like<T[K]> };
