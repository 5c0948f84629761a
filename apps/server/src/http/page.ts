// The pages the server writes itself until the web app takes over.

import { html, raw } from 'hono/html';
import { ICON } from './art/icon.ts';
import { DEFINITIONS } from './art/pegs.ts';
import { POSTERS } from './art/posters.ts';
import { LANGUAGES, type Language } from './language.ts';
import { STYLE } from './page-style.ts';
import { EDITIONS, type EditionName, PAGE_TEXT } from './page-text.ts';

type Html = ReturnType<typeof html>;

const CODES: Readonly<Record<EditionName, number>> = {
  super: 32_768,
  duel: 32_768,
  braille: 1_296,
  shapes: 390_625,
};

export function welcomePage(language: Language): Html {
  const text = PAGE_TEXT[language];
  return layout(
    language,
    text.title,
    html`<h1>${text.heading}</h1>
<p class="lead">${text.lead}</p>
<h2 class="unseen">${text.boxes}</h2>
${raw(DEFINITIONS)}
<ul class="shelf" role="list">
${EDITIONS.map((edition) => box(language, edition))}
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
  const text = PAGE_TEXT[language];
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
<nav aria-label="${PAGE_TEXT[language].languages}">
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
  return html`<a href="?lang=${language}" hreflang="${language}" lang="${language}" aria-label="${PAGE_TEXT[language].ownName}"${current}>${language.toUpperCase()}</a>
`;
}

function box(language: Language, edition: EditionName): Html {
  const text = PAGE_TEXT[language];
  const { name, pegs } = text.editions[edition];
  const count = new Intl.NumberFormat(language).format(CODES[edition]);
  return html`<li class="box ${edition}">
<div class="label">
<h3>${name}</h3>
<p><b>${pegs}</b><br>${text.codes(count)}</p>
</div>
${raw(POSTERS[edition])}
</li>
`;
}
