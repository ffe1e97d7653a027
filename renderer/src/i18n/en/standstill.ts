/** English for when nothing can be stored. */
export const standstill = {
  standstill: {
    title: {
      'journal-gone': 'On hold: the folder with the data is gone.',
      'disk-full': 'On hold: the disk is full.',
      'journal-failed': 'On hold: the disk cannot be written to.',
    },
    guest: 'Everything confirmed is safe. New entries are accepted once the director’s laptop can write again.',
    director:
      'Everything confirmed is safe and can be viewed and saved. Nothing new is accepted; everything continues automatically as soon as the disk can be written to again.',
    gone: (folder: string) =>
      `Missing: ${folder}. If the folder was moved, please put it back; if it was on a USB stick, plug that in again. Otherwise write everything again:`,
    full: 'Please free some space on this laptop, for instance by emptying the bin.',
    failed: (code: string) =>
      `Please check that the disk is connected and not write-protected (message: ${code}). Your last entry is not confirmed: check it once things continue.`,
    folder: 'Folder',
    writeAnew: 'Write everything again',
    writing: 'Writing …',
    written: 'Everything has been written again. You can carry on.',
    over: 'The disk can be written to again. You can carry on.',
    save: 'Save the evening as a file',
    moved: (folder: string) =>
      `Everything is now written to ${folder}. The next start opens the old folder again; please save the evening as a file first.`,
    board: 'On hold: nothing can be written at the moment.',
  },
};
