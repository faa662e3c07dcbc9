import { mount } from 'svelte';
import App from './App.svelte';
import { recall } from './club/me.svelte';
import './look/base.css';
import { install } from './offline/register';
import { agree, settings } from './settings/settings.svelte';
import { speak } from './words/words.svelte';

const wanted = () => (settings.language === 'auto' ? navigator.languages : [settings.language]);
const language = settings.language;
const known = recall().catch(() => null); // a club that cannot be reached is told by the rooms
await speak(wanted());
mount(App, { target: document.getElementById('club')! });
if (import.meta.env.PROD) void install();
const me = await known;
if (me) agree(me.settings);
if (settings.language !== language) await speak(wanted()); // it was chosen in another browser
