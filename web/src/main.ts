import { mount } from 'svelte';
import App from './App.svelte';
import { recall } from './club/me.svelte';
import './look/base.css';
import { install } from './offline/register';
import { wanted, welcome } from './settings/arrival';
import { speak } from './words/words.svelte';

const house = document.getElementById('club')!;
const known = recall().catch(() => null); // a club that cannot be reached is told by the rooms
try {
  await speak(wanted());
} catch (error) {
  house.querySelector<HTMLElement>('.opening')!.style.animation = 'none'; // without words there is no use in waiting
  throw error;
}
house.replaceChildren();
mount(App, { target: house });
if (import.meta.env.PROD) void install();
await welcome(await known);
