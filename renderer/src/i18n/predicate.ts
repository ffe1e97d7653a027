/** Whether words are what somebody does, and no quotation: `hat verlegt`, but `Weiter`. */
export const isPredicate = (words: string): boolean => /^\p{Ll}/u.test(words);
