/** A room's code as people read it aloud: in two halves. */
export const spelled = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code in typed text; empty if there is none. */
export const typedCode = (typed: string): string => typed.replace(/\s/g, '');
