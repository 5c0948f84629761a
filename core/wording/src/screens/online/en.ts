// English texts of the door to online play.

import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
  title: 'Play online',
  notYet: 'This door does not open yet. Online play is being built.',
  willBe: 'What it will be',
  plans: [
    'Invite somebody by a link, or sit down at an open table.',
    'No account. Your seat is kept for you when the line breaks.',
    'All four boxes, with duels in turns or at speed, and races for several.',
    'A table for watching, and nobody sees a code before its time.',
  ],
  already: 'What works already',
  ways: {
    screen: {
      title: 'Two people, one screen',
      text: 'Hand the device to each other. A cover hides everything in between.',
      button: 'Set up a game for two',
    },
    link: {
      title: 'Your code as a link',
      text: 'Hide a code of your own and send it to a friend, who looks for it without seeing it in the link.',
      button: 'Hide a code for a friend',
    },
    daily: {
      title: 'The code of the day',
      text: 'The same for everyone. Compare your rows over breakfast.',
      button: 'To the daily code',
    },
  },
};
