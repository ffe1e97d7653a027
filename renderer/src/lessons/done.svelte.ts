const KEY = 'tarockabend.lessons';

/** Which lessons were taken to their end on this device; survives a restart. */
export class DoneLessons {
  #done = $state.raw<readonly string[]>(kept());

  has(family: string, lesson: string): boolean {
    return this.#done.includes(`${family}/${lesson}`);
  }

  add(family: string, lesson: string): void {
    if (this.has(family, lesson)) return;
    this.#done = [...this.#done, `${family}/${lesson}`];
    localStorage.setItem(KEY, JSON.stringify(this.#done));
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
