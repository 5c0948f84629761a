// The entry point of the web app.

import '@fontsource-variable/schibsted-grotesk/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/surfaces.css';
import './styles/keys.css';
import './styles/print.css';
import './pieces/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { watchPointer } from './app/key-press.ts';
import { route } from './app/router.svelte.ts';
import { openServices } from './app/services.ts';
import { speakFirst } from './app/settings.svelte.ts';
import { registerServiceWorker } from './offline/update.svelte.ts';
import { loadScreen } from './screens/load-screen.ts';

const notLoaded = document.querySelector<HTMLElement>('#not-loaded');
const to = route();
// Together with the words, in one round trip.
const early = loadScreen(to);
early.catch(() => {});
speakFirst().then(
  () => {
    notLoaded?.remove();
    // What failed to load, such as the words of the preferred language, may load now.
    const loaded = early.catch(() => loadScreen(to));
    watchPointer(document);
    mount(App, { target: document.body, props: { services: openServices(), first: { to, loaded } } });
    registerServiceWorker();
  },
  () => notLoaded?.removeAttribute('hidden'),
);
