// The pages the server writes itself until the web app takes over.

import {
  brailleEdition,
  countCodes,
  duelEdition,
  type Edition,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { type Box, editionName, LANGUAGES, type Language, pageTexts } from '@blackpeg/wording';
import { html, raw } from 'hono/html';
import { ICON } from './art/icon.ts';
import { DEFINITIONS } from './art/pegs.ts';
import { POSTERS } from './art/posters.ts';
import { STYLE } from './page-style.ts';

type Html = ReturnType<typeof html>;

const EDITIONS: Readonly<Record<Box, Edition>> = {
  super: superEdition(),
  duel: duelEdition(),
  braille: brailleEdition(),
  shapes: shapesEdition(),
};
const BOXES: readonly Box[] = ['super', 'duel', 'braille', 'shapes'];

export function welcomePage(language: Language): Html {
  const text = pageTexts(language);
  return layout(
    language,
    text.title,
    html`<h1>${text.heading}</h1>
<p class="lead">${text.lead}</p>
<h2 class="unseen">${text.boxes}</h2>
${raw(DEFINITIONS)}
<ul class="shelf" role="list">
${BOXES.map((name) => box(language, name))}
</ul>
<section class="panel">
<div>
<h2>${text.playHeading}</h2>
<p>${text.notYet}</p>
</div>
<div>
<p>${text.play}</p>
<pre><code>npx blackpeg play <span class="whole">--edition super</span></code></pre>
<p>${text.otherBoxes}</p>
</div>
</section>`,
  );
}

export function missingPage(language: Language): Html {
  const text = pageTexts(language);
  return layout(
    language,
    text.missingHeading,
    html`<h1>${text.missingHeading}</h1>
<p class="lead">${text.missing} <a href="/?lang=${language}">${text.back}</a></p>`,
  );
}

function layout(language: Language, title: string, main: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<span class="name">${raw(ICON)}Blackpeg</span>
<nav aria-label="${pageTexts(language).languages}">
${LANGUAGES.map((other) => languageLink(other, other === language))}
</nav>
</header>
<main>
${main}
</main>
</body>
</html>
`;
}

function languageLink(language: Language, isCurrent: boolean): Html {
  const current = isCurrent ? html` aria-current="true"` : '';
  return html`<a href="?lang=${language}" hreflang="${language}" lang="${language}" aria-label="${pageTexts(language).ownName}"${current}>${language.toUpperCase()}</a>
`;
}

function box(language: Language, name: Box): Html {
  const text = pageTexts(language);
  return html`<li class="box ${name}">
<div class="label">
<h3>${editionName(language, name)}</h3>
<p><b>${text.pegs[name]}</b><br>${text.codes(countCodes(widestSpec(EDITIONS[name])))}</p>
</div>
${raw(POSTERS[name])}
</li>
`;
}
