/** English for when nothing can be written down. */
export const standstill = {
  standstill: {
    title: {
      'journal-gone': 'On hold: the folder with the data is gone.',
      'disk-full': 'On hold: the disk is full.',
      'journal-failed': 'On hold: the disk takes nothing in.',
    },
    guest: 'Everything that was confirmed is there. New entries are taken once the director’s laptop can write again.',
    director:
      'Everything that was confirmed is there, to be looked at and saved. Nothing new is taken; as soon as it can be written again, things go on by themselves.',
    gone: (folder: string) =>
      `Missing: ${folder}. If the folder was moved, please put it back; if it was on a stick, plug that in again. Otherwise write everything anew:`,
    full: 'Please make room on this laptop, for instance by emptying the bin.',
    failed: (code: string) =>
      `Please check that the disk is connected and not write-protected (it says: ${code}). What was entered last is not confirmed: look once things go on.`,
    folder: 'Folder',
    writeAnew: 'Write everything anew',
    writing: 'Writing …',
    written: 'Everything is written anew. On we go.',
    over: 'Everything can be written again. On we go.',
    save: 'Save the evening as a file',
    moved: (folder: string) =>
      `Everything is now written to ${folder}. The next start opens the old folder again; please save the evening as a file before that.`,
    board: 'On hold: nothing can be written at the moment.',
  },
};
