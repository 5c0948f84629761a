// The few WebAssembly types the kernel needs: core compiles with the language alone, and both Node and browsers have these.

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The exports of kernel/assembly/index.ts. Addresses are bytes in its memory. */
export interface KernelExports {
  readonly memory: KernelMemory;
  freeFrom(): number;
  countsAt(): number;
  shape(holes: number, first: number, second: number, blue: number, rows: number): void;
  planeCount(): number;
  fillRows(pegs: number, count: number): void;
  fillPlanes(planes: number, stride: number, codes: number, count: number): void;
  tally(guess: number, planes: number, stride: number, codes: number, count: number): void;
  score(
    guesses: number,
    guessCount: number,
    planes: number,
    stride: number,
    codes: number,
    count: number,
    weights: number,
    broken: number,
    heaviest: number,
    scores: number,
  ): void;
  lowest(
    scores: number,
    scoreCount: number,
    guesses: number,
    codes: number,
    count: number,
    most: number,
    found: number,
    places: number,
  ): number;
  label(guess: number, planes: number, stride: number, codes: number, count: number, labels: number): void;
  filter(
    guess: number,
    wanted: number,
    planes: number,
    stride: number,
    codes: number,
    count: number,
    kept: number,
  ): number;
  split(
    guess: number,
    planes: number,
    stride: number,
    codes: number,
    count: number,
    labels: number,
    sorted: number,
  ): void;
}

declare const WebAssembly: {
  validate(bytes: Uint8Array<ArrayBuffer>): boolean;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** (module (func (result v128) i32.const 0 i8x16.splat i8x16.popcnt)): valid only if SIMD128 is supported. */
const SIMD_PROBE = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

export function hasSimd(): boolean {
  return WebAssembly.validate(new Uint8Array(SIMD_PROBE));
}

export function instantiate(bytes: Uint8Array<ArrayBuffer>): KernelExports {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  return instance.exports as KernelExports;
}
