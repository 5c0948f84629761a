// Opens the kernel that suits the platform: SIMD if available, otherwise 64-bit words.

import { decodeBase64 } from './base64.ts';
import { SIMD_BASE64, WORDS_BASE64 } from './bytes.generated.ts';
import type { Kernel, KernelName, KernelShape, OpenKernel } from './contract.ts';
import { openReferenceKernel } from './reference.ts';
import { openWasmKernel } from './wasm.ts';
import { hasSimd } from './web-assembly.ts';

export function openKernel(shape: KernelShape, pegs: Uint8Array): Kernel {
  return kernelNamed(hasSimd() ? 'simd' : 'words')(shape, pegs);
}

export function kernelNamed(name: KernelName): OpenKernel {
  switch (name) {
    case 'simd':
      return (shape, pegs) => openWasmKernel(name, decodeBase64(SIMD_BASE64), shape, pegs);
    case 'words':
      return (shape, pegs) => openWasmKernel(name, decodeBase64(WORDS_BASE64), shape, pegs);
    case 'reference':
      return openReferenceKernel;
  }
}
