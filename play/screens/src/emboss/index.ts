export { matchBlocks, positionBlocks } from './blocks.ts';
export { asciiBraille, brfOf, CELLS, type EmbossBlock, LINES } from './brf.ts';
