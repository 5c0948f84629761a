// The one style sheet of the server's own pages: the design's tokens, then the few things that use them.

const TOKENS = `
:root { color-scheme: light dark; --table: #EDEBE5; --panel: #F7F6F2; --ink: #1B1A18; --ink-2: #4C4840;
  --tray: #C9C4B7; --key: #F4F2EC; --shelf: #D9D5CA; --shelf-side: #B5B0A3; }
@media (prefers-color-scheme: dark) {
  :root { --table: #151514; --panel: #1F1E1C; --ink: #F3F0E8; --ink-2: #B6B0A4;
    --tray: #262523; --key: #3A3834; --shelf: #302E2B; --shelf-side: #1D1C1A; }
}`;

const PAGE = `
* { box-sizing: border-box; margin: 0; }
body { background: var(--table); color: var(--ink); font: 400 .9375rem/1.4667 'Schibsted Grotesk', system-ui, sans-serif; }
header, main { max-width: 1280px; margin: 0 auto; padding: 0 12px; }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; min-height: 60px; }
main { padding-top: 20px; padding-bottom: 48px; }
a { color: inherit; text-underline-offset: 4px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.name { display: flex; gap: 12px; align-items: center; font-size: 1.25rem; font-weight: 700; letter-spacing: -.015em; }
nav { display: flex; padding: 4px; border-radius: 12px; background: var(--tray); font-size: .8125rem; font-weight: 600; }
nav a { padding: 8px 12px; border-radius: 9px; text-decoration: none; }
nav a[aria-current] { background: var(--key); box-shadow: 0 1px 2px rgb(0 0 0 / .25); }
nav a:hover { text-decoration: underline; }
h1 { font-size: 2.125rem; line-height: 1.09; letter-spacing: -.025em; text-wrap: balance; }
h2 { font-size: 1.3125rem; line-height: 1.19; letter-spacing: -.015em; }
.lead { max-width: 68ch; margin-top: 12px; color: var(--ink-2); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.panel { padding: 20px; border-radius: 18px; background: var(--panel); box-shadow: 0 1px 1px rgb(0 0 0 / .15); }
.panel { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 20px 36px; }
.panel p + pre, .panel pre + p, .panel h2 + p { margin-top: 12px; }
.panel h2 + p { color: var(--ink-2); }
pre { padding: 12px 16px; border-radius: 12px; background: var(--tray); white-space: pre-wrap; }
.whole { white-space: nowrap; }
code { font: 600 .9375rem/1.4667 ui-monospace, 'DejaVu Sans Mono', monospace; }
@media (min-width: 700px) { header { padding: 0 32px; } main { padding: 20px 56px 48px; } }`;

const SHELF = `
.shelf { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 40px 31px; list-style: none; margin: 24px 0 40px;
  padding: 14px 19px 0 12px; }
.box { --side: 15px; --top: 14px; position: relative; display: flex; flex-direction: column; justify-content: space-between; }
.box::before, .box::after, .label::after { content: ''; position: absolute; }
.box::before { inset: calc(-1 * var(--top)) calc(-1 * var(--side)) 100% 0; background: var(--lit);
  clip-path: polygon(0 100%, var(--side) 0, 100% 0, calc(100% - var(--side)) 100%); }
.box::after { inset: calc(-1 * var(--top)) calc(-1 * var(--side)) 0 100%; background: var(--shade);
  clip-path: polygon(0 var(--top), 100% 0, 100% calc(100% - 12px), 0 100%); }
/* The board each box stands on: as wide as the box and the gap, so that it runs through the whole row. */
.label::after { inset: 100% -19px auto -12px; height: 11px; background: var(--shelf); border-bottom: 4px solid var(--shelf-side); }
.label { padding: 12px 12px 8px; }
.label h3 { font-size: 1.5rem; line-height: 1.1; letter-spacing: -.025em; }
.label p { margin-top: 4px; font-size: .8125rem; line-height: 1.3; text-wrap: balance; }
.label b { font-weight: 600; }
.art { display: block; width: 100%; }
.super { --lit: #393733; --shade: #000; background: #1F1E1C; color: #F3F0E8; }
.duel { --lit: #F58B55; --shade: #CFCBC1; background: linear-gradient(to bottom right, #F0661F 50%, #F0EDE5 50.2%); color: #1B1A18; }
.braille { --lit: #F7F6F2; --shade: #B5B0A3; background: #E6E3DA; color: #1B1A18; }
.shapes { --lit: #F6DF6A; --shade: #B3960B; background: #EECC16; color: #1B1A18; }
@media (max-width: 18rem) { .shelf { grid-template-columns: 1fr; } }
@media (min-width: 44rem) { .shelf { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@media (min-width: 68rem) {
  .label { padding: 20px 20px 12px; }
  .label h3 { font-size: 2.5rem; }
  .label p { font-size: .9375rem; }
}
@media (forced-colors: active) { .box { border: 2px solid CanvasText; } }`;

export const STYLE = TOKENS + PAGE + SHELF;
