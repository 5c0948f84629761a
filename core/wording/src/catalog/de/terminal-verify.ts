// German words for verifying a match.

import type { VerifyWords } from '../shape/terminal-verify.ts';

export const verify: VerifyWords = {
  file: (file) => `„${file}“`,
  house: 'Der Computer',
  proofs: {
    genuine: 'Der Code ist der, der beim Verstecken versiegelt wurde.',
    broken: 'Der gezeigte Code ist nicht der, der versiegelt wurde.',
    'not-committed': 'Der Code war nicht versiegelt, also beweist nichts, dass er derselbe blieb.',
    'not-opened': 'Der Code wurde nicht geöffnet, also beweist sein Siegel nichts.',
    'no-key': 'Der Code wurde ohne seinen Schlüssel geöffnet, also beweist sein Siegel nichts.',
    'no-match': 'Das Siegel gilt für eine einzige Partie, und der Text sagt nicht, welche das ist.',
  },
  digests: {
    intact: 'Die Prüfsumme stimmt: Seit dem Export der Partie hat sich kein Byte geändert.',
    damaged: 'Die Prüfsumme stimmt nicht: Der Text wurde nach dem Export der Partie geändert.',
    missing: 'Es gibt keine Prüfsumme, also würde eine versehentliche Änderung nicht auffallen.',
  },
};
