const KEY = 'tarockabend.met';

/** Which games people have met at the table on this device, and been told in a few sentences how they go; survives a restart. */
export class MetGames {
  #met = $state.raw<readonly string[]>(kept());

  has(family: string, contract: string): boolean {
    return this.#met.includes(`${family}/${contract}`);
  }

  add(family: string, contract: string): void {
    if (this.has(family, contract)) return;
    // Another window of this device may have met others since.
    const all = [...kept(), ...this.#met, `${family}/${contract}`];
    this.#met = all.filter((one, i) => all.indexOf(one) === i);
    localStorage.setItem(KEY, JSON.stringify(this.#met));
  }
}

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
