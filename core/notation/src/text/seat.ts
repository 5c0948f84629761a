// Seats, boards and counts as words of a record.

import type { Maker, Seat } from '@blackpeg/rules';

const NOBODY = 'nobody';

/** Boards have letters; seats and rows have numbers from 1. */
export function formatBoard(board: number): string {
  return String.fromCharCode(65 + board);
}

export function parseBoard(word: string): number | null {
  return /^[a-h]$/i.test(word) ? word.toUpperCase().charCodeAt(0) - 65 : null;
}

export function formatSeat(maker: Maker): string {
  return maker === 'house' ? 'house' : `seat${maker + 1}`;
}

export function parseSeat(word: string): Seat | null {
  const number = /^seat([1-8])$/i.exec(word)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

export function parseMaker(word: string): Maker | null {
  return word.toLowerCase() === 'house' ? 'house' : parseSeat(word);
}

export function formatSeats(seats: readonly Seat[]): string {
  return seats.length === 0 ? NOBODY : seats.map(formatSeat).join(' ');
}

export function parseSeats(words: readonly string[]): readonly Seat[] | null {
  if (words.length === 1 && words[0] === NOBODY) return [];
  const seats = words.map(parseSeat).filter((seat) => seat !== null);
  return seats.length === words.length && seats.length > 0 ? seats : null;
}

export function parseCount(word: string): number | null {
  return /^\d{1,6}$/.test(word) ? Number(word) : null;
}
