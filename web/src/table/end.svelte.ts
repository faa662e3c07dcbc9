import type { Attachment } from 'svelte/attachments';

/** px from the end within which somebody is taken to read the latest. */
const NEAR = 60;

/** Keeps a list scrolled to its end as it grows, unless somebody has scrolled back to read. */
export function toEnd(list: () => readonly unknown[]): Attachment<HTMLElement> {
  return (element) => {
    let reading = false;
    const scrolled = () => (reading = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR);
    element.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      void list();
      if (!reading) element.scrollTop = element.scrollHeight;
    });
    return () => element.removeEventListener('scroll', scrolled);
  };
}
