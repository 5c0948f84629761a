// English texts of a code hidden for somebody else.

import { count } from '../../catalog/en/voice.ts';
import type { ChallengeWords } from './shape.ts';

export const en: ChallengeWords = {
  title: 'A code for a friend',
  found: {
    heading: 'Somebody hid a code for you.',
    shield: 'A code, hidden for you',
    size: (codes, rows) =>
      `${count(codes, 'code is', 'codes are')} possible, and you have ${count(rows, 'row', 'rows')}.`,
    note: 'The code came with the link. Blackpeg keeps it hidden and answers your rows.',
    start: 'Start looking',
    failed: 'The match could not be saved on this device. The link is still valid. Try again.',
    own: 'Hide a code yourself',
  },
  compose: {
    heading: 'Hide a code for a friend',
    lead: 'Choose a code and send the link. Whoever opens it looks for your code, wherever and whenever they like.',
    game: 'Game',
    otherSizes: 'Other sizes',
    row: 'Your code',
    link: 'The link',
    copy: 'Copy the link',
    share: 'Share',
    copied: 'The link is copied.',
    notCopied: 'The browser did not let Blackpeg copy. Select the link and copy it yourself.',
    message: (game) => `I hid a code for you in Blackpeg (${game}). Can you find it?`,
    note: 'The code cannot be read from the link at a glance. It is scrambled, not encrypted: with some effort it can be decoded. No server learns it.',
  },
  bad: 'This link is damaged or was cut short, so no code can be read from it. Ask for it again and copy all of it.',
};
