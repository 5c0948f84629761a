// The web app begins here.

import '@fontsource-variable/schibsted-grotesk/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import './styles/surfaces.css';
import './styles/keys.css';
import './pieces/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { openServices } from './app/open-services.ts';
import { speakFirst } from './app/settings.svelte.ts';
import { registerServiceWorker } from './offline/update.svelte.ts';

const notLoaded = document.querySelector<HTMLElement>('#not-loaded');
speakFirst().then(
  () => {
    notLoaded?.remove();
    mount(App, { target: document.body, props: { services: openServices() } });
    registerServiceWorker();
  },
  () => notLoaded?.removeAttribute('hidden'),
);
