const KEY = 'tarockabend.writer';

/** Who enters results on this screen; kept until the window is closed, so that it is typed once per evening. */
class Writer {
  #name = $state(sessionStorage.getItem(KEY) ?? '');

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    sessionStorage.setItem(KEY, name);
  }
}

export const writer = new Writer();
