// German words of the programs that run at a terminal.

export { terminal } from './commands.ts';
export { online, server } from './online.ts';
export { plain } from './plain.ts';
export { screen } from './screen.ts';
