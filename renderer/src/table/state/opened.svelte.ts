/** What is open over the table or beside it: it stays open whatever is asked, and whoever looks. */
export class Opened {
  /** What is open over the table. */
  shown = $state<'rules' | 'keys' | 'talk' | null>(null);
  /** The page at which the rules open; missing: what is played. */
  rule = $state<string | undefined>();
  /** Whether the last trick is open. */
  lastOpen = $state(false);
  /** Whether the facts of the game lie over the felt. */
  infoOpen = $state(false);

  /** Shows or hides the rules or the keyboard shortcuts. */
  toggleShown(what: 'rules' | 'keys'): void {
    if (this.shown === what) this.shown = null;
    else this.show(what);
  }

  /** Opens something over the table; `rule`: the page at which the rules open, if it is not what is played. */
  show(what: 'rules' | 'keys' | 'talk', rule?: string): void {
    this.rule = rule;
    this.shown = what;
  }

  /** Opens the facts at the course, or closes them if that is what is to be seen. */
  toggleCourse(): void {
    this.infoOpen = !this.infoOpen || this.lastOpen;
    this.lastOpen = false;
  }

  /** Closes the facts of the game; the last trick is one of them. */
  fold(): void {
    this.infoOpen = false;
    this.lastOpen = false;
  }
}
