// The web app begins here.

import '@fontsource-variable/schibsted-grotesk/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', follow);
follow();

mount(App, { target: document.body });
