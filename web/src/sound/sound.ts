import { settings } from '../settings/settings.svelte';
import { type Sound, SOUNDS, type Voice } from './sounds';

/** How loud the loudest setting is: sounds of a club house stay in the background. */
const LOUDEST = 0.5;
/** s in which a voice swells, so that it does not click. */
const ATTACK = 0.004;
/** A level that nobody hears; a fall to zero itself cannot be exponential. */
const SILENCE = 0.0001;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let something be heard, if sounds are wanted and the browser allows them yet. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || context?.state !== 'running') return;
  const loudness = context.createGain();
  loudness.gain.value = settings.volume * LOUDEST;
  loudness.connect(context.destination);
  for (const voice of SOUNDS[sound]) sing(context, voice, loudness);
}

function sing(to: AudioContext, voice: Voice, out: AudioNode): void {
  const begin = to.currentTime + voice.at;
  const end = begin + voice.length;
  const swell = to.createGain();
  swell.gain.setValueAtTime(SILENCE, begin);
  swell.gain.exponentialRampToValueAtTime(voice.level, begin + ATTACK);
  swell.gain.exponentialRampToValueAtTime(SILENCE, end);
  swell.connect(out);
  const source = voice.wave === 'noise' ? breath(to, voice, begin, end, swell) : tone(to, voice, begin, end, swell);
  source.start(begin);
  source.stop(end);
  source.onended = () => swell.disconnect();
}

function tone(to: AudioContext, voice: Voice, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = to.createOscillator();
  source.type = voice.wave === 'triangle' ? 'triangle' : 'sine';
  source.frequency.setValueAtTime(voice.from, begin);
  source.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(out);
  return source;
}

function breath(to: AudioContext, voice: Voice, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = to.createBufferSource();
  source.buffer = hiss ??= noise(to);
  source.loop = true;
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(voice.from, begin);
  filter.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(filter).connect(out);
  return source;
}

function noise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate / 4, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

/** Browsers let a page be heard only after somebody has touched it. */
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state === 'suspended') void context.resume();
}

if (typeof addEventListener === 'function') {
  for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { capture: true, passive: true });
}
