import { expect, it } from 'vitest';
import { serverAddress, socketAddress, tableAddress } from './address.ts';

const ID = 'b2Rk0c1J9sYw7uQxT4mZpA';

it.each([
  ['K7MPQ2', 'K7MPQ2', null],
  [' k7m pq2 ', 'K7MPQ2', null],
  ['k7m-pq2', 'K7MPQ2', null],
  [ID, ID, null],
  [`http://127.0.0.1:8080/table/${ID}`, ID, 'http://127.0.0.1:8080'],
  ['https://play.example/table/k7mpq2?x=1#y', 'K7MPQ2', 'https://play.example'],
  ['/table/K7MPQ2', 'K7MPQ2', null],
])('finds the table in %j', (text, table, server) => {
  expect(tableAddress(text)).toEqual({ table, server });
});

it.each(['', 'K7MPQ', 'K7MPQ0', 'the table', 'http://127.0.0.1:8080/', 'http://127.0.0.1/table/'])(
  'finds none in %j',
  (text) => {
    expect(tableAddress(text)).toBeNull();
  },
);

it('finds the server by option, by the environment, or by default', () => {
  const env = { BLACKPEG_SERVER: 'https://play.example/' };
  expect(serverAddress('localhost:9000', env)).toEqual({ ok: true, value: 'http://localhost:9000' });
  expect(serverAddress(undefined, env)).toEqual({ ok: true, value: 'https://play.example' });
  expect(serverAddress(undefined, {})).toEqual({ ok: true, value: 'http://127.0.0.1:8080' });
});

it.each(['ftp://play.example', 'http://', 'http://me:secret@play.example', 'a b'])(
  'R14: takes %j for no server',
  (text) => {
    expect(serverAddress(text, {})).toEqual({ ok: false, error: text });
  },
);

it('opens sockets as safe as the address', () => {
  expect(socketAddress('http://127.0.0.1:1', '/socket')).toBe('ws://127.0.0.1:1/socket');
  expect(socketAddress('https://play.example', '/socket')).toBe('wss://play.example/socket');
});
