import type { Attachment } from 'svelte/attachments';

/** How far the pointer must go before a press becomes a drag, in px. */
const THRESHOLD = 8;

/**
 * Lets an element be dragged by mouse or pen to one with `data-drop`; `ondrop` gets that attribute's value. A finger
 * taps instead, so that pages still scroll. A press without movement stays a click.
 */
export const draggable =
  (enabled: boolean, ondrop: (where: string) => void): Attachment<HTMLElement> =>
  (node) => {
    if (!enabled) return;
    const press = (down: PointerEvent) => {
      if (down.button !== 0 || down.pointerType === 'touch') return;
      follow(node, down, ondrop);
    };
    node.addEventListener('pointerdown', press);
    return () => node.removeEventListener('pointerdown', press);
  };

function follow(node: HTMLElement, down: PointerEvent, ondrop: (where: string) => void): void {
  let ghost: HTMLElement | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  addEventListener(
    'pointermove',
    (move) => {
      const [dx, dy] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (!ghost && Math.hypot(dx, dy) < THRESHOLD) return;
      ghost ??= ghostOf(node);
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (up) => {
      end();
      if (up.type !== 'pointerup' || !moved) return;
      const target = document.elementFromPoint(up.clientX, up.clientY)?.closest('[data-drop]');
      const where = target instanceof HTMLElement ? target.dataset['drop'] : undefined;
      if (where !== undefined) ondrop(where);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  let moved = false;

  function end(): void {
    moved = ghost !== undefined;
    ghost?.remove();
    stop.abort();
    node.classList.remove('dragged');
    if (!moved) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event) => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  }
}

function ghostOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  });
  node.classList.add('dragged');
  document.body.append(ghost);
  return ghost;
}
