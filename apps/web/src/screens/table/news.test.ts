import { companyOf } from '@blackpeg/protocol';
import { superEdition } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { LANGUAGES, tableTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { type Listening, newsText } from './news.ts';

const CARD: Card = {
  match: 'table',
  origin: { kind: 'online', table: 'table', seat: 0 },
  sitters: [
    { kind: 'person', name: 'You' },
    { kind: 'person', name: 'Guest' },
  ],
  codemaker: 'random',
  hints: false,
  madeAt: 0,
  touchedAt: 0,
  closed: false,
};
const LISTENING: Listening = { language: 'en', card: CARD, edition: superEdition(), seat: 0, phrases: true };
const SAID = { type: 'said', seat: 1, phrase: 'good-luck' } as const;

test('R20: a phrase is said in the language of who hears it, not at all to who switched phrases off, and back to who said it', () => {
  for (const language of LANGUAGES) {
    const said = newsText({ ...LISTENING, language }, companyOf([]), SAID);
    expect(said).toContain(tableTexts(language).talk.phrases['good-luck']);
    expect(said).toContain('Guest');
  }
  expect(newsText({ ...LISTENING, phrases: false }, companyOf([]), SAID)).toBe('');
  const own = newsText({ ...LISTENING, phrases: false }, companyOf([]), { ...SAID, seat: 0 });
  expect(own).toBe('You say: Good luck.');
});

test('who sits down is said once, and never oneself', () => {
  const news = { type: 'waiting', table: 'table', viewer: 0, names: ['You', 'Guest'] } as const;
  expect(newsText(LISTENING, { ...companyOf([]), names: ['You', null] }, news)).toBe('Guest has sat down.');
  expect(newsText(LISTENING, { ...companyOf([]), names: ['You', 'Guest'] }, news)).toBe('');
  expect(newsText(LISTENING, companyOf([]), { ...news, names: ['You', null] })).toBe('');
});

test('the last one who sits down is said as well, though the match begins at once', () => {
  const news = { type: 'welcome', table: 'table', viewer: 0, names: ['You', 'Guest'], now: 0 } as const;
  const waiting = { ...companyOf([]), phase: 'waiting', names: ['You', null] } as const;
  expect(newsText(LISTENING, waiting, news)).toBe('Guest has sat down.');
  expect(newsText(LISTENING, { ...waiting, phase: 'joining', names: [] }, news)).toBe('');
});

test('a rematch is told when another comes to want it, and when it begins', () => {
  const wants = { type: 'rematch', wanted: [1], table: null } as const;
  expect(newsText(LISTENING, companyOf([]), wants)).toBe('Guest wants a rematch.');
  expect(newsText(LISTENING, { ...companyOf([]), wanted: [1] }, wants)).toBe('');
  expect(newsText(LISTENING, companyOf([]), { type: 'rematch', wanted: [0], table: null })).toBe('');
  const both = { type: 'rematch', wanted: [0, 1], table: 'next' } as const;
  expect(newsText(LISTENING, companyOf([]), both)).toBe(tableTexts('en').over.going);
  expect(newsText({ ...LISTENING, seat: null }, companyOf([]), both)).toBe('');
});
