// Child processes, mostly Node scripts. They end with this process: nothing is left behind.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './project.mjs';

/** The signals that ask a process to end. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} Ended
 * @property {boolean} succeeded
 * @property {string} output everything it wrote, unless it shares the output of this process
 *
 * @typedef {object} HowToRun
 * @property {Readonly<Record<string, string>>} [env] beside what this process has
 * @property {boolean} [quiet] collects the output instead of showing it
 * @property {(piece: string) => void} [hear] receives the output of a quiet process as it comes
 */

/** @param {readonly string[]} script from the project folder, with its arguments @param {HowToRun} [how] */
export function runScript(script, how) {
  return runCommand(process.execPath, script, how);
}

/** @param {string} command @param {readonly string[]} args @param {HowToRun} [how] @returns {Promise<Ended>} */
export function runCommand(command, args, { env = {}, quiet = false, hear } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  noteStart(child);
  /** @type {string[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => {
      pieces.push(piece);
      hear?.(piece);
    });
  }
  return new Promise((resolve) => {
    /** @param {boolean} succeeded */
    const end = (succeeded) => {
      noteEnd(child);
      resolve({ succeeded, output: pieces.join('') });
    };
    child.once('error', (error) => {
      pieces.push(error.message);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** One after the other; the first that fails ends this process, after printing its own message. @param {readonly (readonly string[])[]} scripts */
export async function runInOrder(scripts) {
  for (const script of scripts) {
    const { succeeded } = await runScript(script);
    if (!succeeded) process.exit(1);
  }
}

/** This module handles signals only while something runs; afterwards the previous handling is restored. @param {import('node:child_process').ChildProcess} child */
function noteStart(child) {
  if (running.size === 0) for (const signal of ENDING) process.on(signal, endAll);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function noteEnd(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of ENDING) process.off(signal, endAll);
}

/** @param {NodeJS.Signals} signal */
async function endAll(signal) {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill(signal);
  await Promise.all(ends);
  process.exit(128 + constants.signals[signal]);
}
