import { beginMatch, evolve, fold, type MatchEvent, type MatchState, viewOf } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { randomMatch } from '../random-match.testing.ts';
import { playedUp, replayText } from '../replay/replay.testing.ts';
import { draw } from './draw.ts';
import { drawEvent } from './event.ts';

const DUEL = `[Edition "duel-4,5x8"]
[Seat1 "person 60s"]
[Marker "by-hand"]
[Tray "25"]
Round 1
seat2 hides 1234 palmed 01000000
seat1 hides 56781
A1. 1122 1-1 {12.4} B1. 11111 1-0 {20}
A2. 1234 3-0>2-1 {3} B2. 87654 1-3 {10}
B3. 11111 {2}
`;

describe('a state as a picture', () => {
  it('shows boards, rows, corrections, tray, duties and clocks to the referee', () => {
    expect(
      draw(playedUp(DUEL)),
    ).toBe(`Match     duel-4,5x8, duel, turns, 3 rounds, rounds-won, by-hand, escrow,
          version 19
Round     1, seeking
Board A   seat1 seeks, seat2 makes, 4 holes, 12 rows
          code 1234 palmed 1:0 2:1 3:0 4:0 5:0 6:0 7:0 8:0
     1    1122     1-1    12.4 s #1
     2    1234     2-1    was 3-0; 3 s #3
  tray    1:21 2:22 3:24 4:24 5:24 6:24 7:24 8:24
Board B   seat2 seeks, seat1 makes, 5 holes, 12 rows
          code 56781 palmed 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0
     1    11111    1-0    20 s #2
     2    87654    1-3    10 s #4
     3    11111           2 s #5
  tray    1:19 2:23 3:24 4:23 5:24 6:24 7:24 8:24
Score     seat1 0 points 0 rows, seat2 0 points 0 rows
Due       seat1 to place row 3 on A
`);
  });

  it('shows a viewer the shield and covered rows', () => {
    const picture = draw(viewOf(playedUp(DUEL), 0));
    expect(picture).toContain('shield [####] palmed ?\n');
    expect(picture).toContain('code 56781');
    expect(picture).toContain('     3    covered         2 s #5\n');
    expect(picture).not.toContain('code 1234');
  });

  it('shows wrong marks at the reveal, what rounds were worth, and the result', () => {
    const text = `[Edition "super-4x6-choice"]\n[Marker "by-hand"]\nRound 1\nseat1 hides 1234 no-blanks\n1. 1122 0-2\n2. 1234 4-0`;
    const picture = draw(
      playedUp(
        `${text}\nEnd found\nRound 1 replay 1\nseat1 hides 1.34 blanks\n1. 1122 0-2\nEnd match-resigned seat1`,
      ),
    );
    expect(picture).toContain('Past      round 1, found, void by seat1 for seat2, awards 0/0 3/-3\n');
    expect(picture).toContain('Round     1 replay 1, closed\n');
    expect(picture).toContain('code 1.34 with blanks\n');
    expect(picture).toContain('     1    1122     0-2    wrong, earns 1-0; 0 s\n');
    expect(picture).toContain('Result    seat2 by resignation\n');
  });

  it('shows a clock that runs', () => {
    const state = playedUp(DUEL);
    const seen = evolve(state, { type: 'seen', seat: 0, at: 99_000 });
    expect(draw(seen)).toContain('Clocks    seat1 on A: 0 of 60 s since 99\n');
    expect(draw(evolve(seen, { type: 'clocks-stopped', at: 100_000 }))).toContain(
      'all stopped; seat1 on A: 1 of 60 s since 100',
    );
  });
});

describe('an event as a line', () => {
  it('says when, what and everything', () => {
    const { events } = replayText(DUEL);
    const edition = (fold(events) as MatchState).terms.edition;
    expect(events.slice(0, 9).map((event) => drawEvent(event, edition))).toEqual([
      '0 match-opened Edition=duel-4,5x8 Form=duel Seat1=person+60s Seat2=person FirstMaker=seat1 Length=3+rounds Scoring=rounds-won Marker=by-hand Tray=25 Absence=300',
      '0 round-opened 1',
      '0 code-hidden seat2 1234 no-blanks palmed 1:0 2:1 3:0 4:0 5:0 6:0 7:0 8:0 tray 1:24 2:23 3:24 4:24 5:25 6:25 7:25 8:25',
      '0 code-hidden seat1 56781 no-blanks palmed 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0 tray 1:24 2:25 3:25 4:25 5:24 6:24 7:24 8:24',
      '12.4 guess-placed A1 1122',
      '20 guess-placed B1 11111',
      '20 rows-uncovered guesses A1=1122 B1=11111',
      '20 guess-marked A1 1-1 by maker',
      '20 guess-marked B1 1-0 by maker',
    ]);
    expect(
      drawEvent({ type: 'guess-placed', board: 1, row: 2, guess: 'hidden', byClock: true, at: 5 }, edition),
    ).toBe('0.005 guess-placed B3 hidden by clock');
  });

  it('draws a match that has only just been opened', () => {
    const [opened] = randomMatch(3).log as readonly [Extract<MatchEvent, { type: 'match-opened' }>];
    expect(draw(beginMatch(opened))).toContain('Round     0, settled\n');
  });
});
