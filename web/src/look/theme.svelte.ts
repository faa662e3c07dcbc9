import { settings, still } from '../settings/settings.svelte';

/** Keep the page's colours and motion as the settings and the system want them; call once, in the root component. */
export function dress(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let changes = $state(0);
  const changed = () => changes++;
  dark.addEventListener('change', changed);
  calm.addEventListener('change', changed);
  $effect(() => {
    void changes;
    const root = document.documentElement.dataset;
    root.theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.motion = still() ? 'less' : 'full';
    root.hand = settings.leftHanded ? 'left' : 'right';
  });
}
