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
    note: 'The code came with the link. Blackpeg keeps it covered and answers your rows.',
    start: 'Start looking',
    failed: 'The match could not be stored on this device. The link stays good. Try again.',
    own: 'Hide a code yourself',
  },
  compose: {
    heading: 'Hide a code for a friend',
    lead: 'Put a code together and send the link. Whoever opens it looks for your code, wherever and whenever they like.',
    game: 'Game',
    otherSizes: 'Other sizes',
    row: 'Your code',
    link: 'The link',
    copy: 'Copy the link',
    share: 'Share',
    copied: 'The link is copied.',
    notCopied: 'The browser did not let Blackpeg copy. Select the link and copy it yourself.',
    message: (game) => `I hid a code for you in Blackpeg (${game}). Can you find it?`,
    note: 'Nobody reads the code from the link by eye. It is mixed, not encrypted: whoever takes the link apart can find it out. No server is told.',
  },
  bad: 'This link is damaged or was cut short, so no code can be read from it. Ask for it again and copy it whole.',
};
