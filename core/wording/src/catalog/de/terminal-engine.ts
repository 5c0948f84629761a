// German sentences to a program that asks an engine for what it cannot do.

import type { EngineWords } from '../shape/terminal-engine.ts';

export const engine: EngineWords = {
  noGame: 'Kein Spiel ist offen. Sende newgame mit einer Ausgabe, etwa newgame super-5x8.',
  noCode: 'Kein Code ist versteckt. Sende zuerst go code.',
  unknownSetting: (given, known) => `Die Option „${given}“ gibt es nicht. Möglich sind: ${known.join(', ')}.`,
  missing: (after) => `Nach „${after}“ fehlt etwas. Sende die Zeile noch einmal vollständig.`,
  surplus: (given, after) => `„${given}“ gehört nicht hinter „${after}“. Lass es weg.`,
  oneLength: 'Diese Ausgabe hat Codes zweier Längen. Sende newgame mit einer Länge, etwa duel-4x8.',
};
