import type { Attachment } from 'svelte/attachments';

/** How far the pointer must go before a press becomes a drag, in px; a finger that taps rolls further than a mouse. */
const [BY_MOUSE, BY_FINGER] = [8, 14];

/** Is told what something was dropped on, and where it was let go. */
type Drop = (where: string, at: DOMRect) => void;

/** What a finger may do; nothing: it scrolls the page. */
interface Finger {
  /**
   * Where something lands that is thrown upwards and not carried all the way: above its home, the `data-drop` around it. It is dropped
   * nowhere, by mouse either, before it has left its home upwards, as that lay when it was pressed.
   */
  readonly thrown?: string;
}

/**
 * Lets an element be dragged to one with `data-drop`, by mouse or pen and, where the page has nothing to scroll, by finger; `ondrop`
 * gets that attribute's value. A press without movement stays a click.
 */
export const draggable =
  (enabled: boolean, ondrop: Drop, finger?: Finger): Attachment<HTMLElement> =>
  (node) => {
    if (!enabled) return;
    const press = (down: PointerEvent) => {
      if (down.button !== 0 || !down.isPrimary || (down.pointerType === 'touch' && !finger)) return;
      follow(node, down, ondrop, finger?.thrown);
    };
    // Two fingers zoom as everywhere.
    if (finger) node.style.touchAction = 'pinch-zoom';
    node.addEventListener('pointerdown', press);
    return () => {
      node.style.touchAction = '';
      node.removeEventListener('pointerdown', press);
    };
  };

function follow(node: HTMLElement, down: PointerEvent, ondrop: Drop, thrown?: string): void {
  let ghost: HTMLElement | undefined;
  const isFinger = down.pointerType === 'touch';
  const threshold = isFinger ? BY_FINGER : BY_MOUSE;
  const edge = thrown === undefined ? Infinity : upperEdge(node);
  const stop = new AbortController();
  const { signal } = stop;

  addEventListener(
    'pointermove',
    (move) => {
      if (move.pointerId !== down.pointerId) return;
      const [dx, dy] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (!ghost && Math.hypot(dx, dy) < threshold) return;
      ghost ??= ghostOf(node);
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (up) => {
      if (up.pointerId !== down.pointerId) return;
      const at = ghost?.getBoundingClientRect();
      end();
      if (!at) return;
      const target = document.elementFromPoint(up.clientX, up.clientY)?.closest('[data-drop]');
      const under = target instanceof HTMLElement && up.clientY < edge ? target.dataset['drop'] : undefined;
      const [aside, upwards] = [Math.abs(up.clientX - down.clientX), down.clientY - up.clientY];
      const isThrown = isFinger && upwards > node.offsetHeight / 3 && upwards > aside;
      const where = isThrown ? (thrown ?? under) : under;
      if (where !== undefined) ondrop(where, at);
    },
    { signal },
  );
  addEventListener('pointercancel', ({ pointerId }) => pointerId === down.pointerId && end(), { signal });

  function end(): void {
    ghost?.remove();
    stop.abort();
    node.classList.remove('dragged');
    if (!ghost) return;
    swallowClick();
  }
}

/** Where the home of an element ends upwards; what sticks out of it, or is still on its way there, belongs to it. */
function upperEdge(node: HTMLElement): number {
  const home = node.parentElement?.closest('[data-drop]') ?? node;
  return Math.min(home.getBoundingClientRect().top, node.getBoundingClientRect().top);
}

/** The click that follows belongs to the drag. By finger it may come late, so that only another press, or a key, tells that none will. */
function swallowClick(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
    over.abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => over.abort(), { capture: true, signal });
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
