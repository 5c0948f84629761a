// The code one is about to hide, composed at the near end of a board that has no other row yet.

import { pegIn } from '@blackpeg/session';
import { codeName, commonTexts } from '@blackpeg/wording';
import type { BoardModel } from '../../board/model.ts';
import { draftCells } from './draft-cells.ts';
import type { Look } from './look.ts';

export function codeModel(look: Look): BoardModel {
  const { state, words, draft, speaker, sending } = look;
  const name = words.board.ownCodeRow;
  const pegs = draft?.holes.map(pegIn) ?? [];
  return {
    edition: state.terms.edition,
    holes: pegs.length,
    name,
    lid: { look: 'empty', label: name, code: null, name: words.hiding.lead },
    rows: [
      {
        number: 1,
        look: 'active',
        cells: draftCells(look),
        feedback: null,
        note: sending ? words.board.sending : null,
        name: commonTexts(speaker.language).named(name, codeName(speaker.language, speaker.edition, pegs)),
        answerName: '',
      },
    ],
  };
}
