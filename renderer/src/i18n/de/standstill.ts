/** Austrian German for when nothing can be stored. */
export const standstill = {
  standstill: {
    title: {
      'journal-gone': 'Angehalten: Der Ordner mit den Daten ist nicht mehr da.',
      'disk-full': 'Angehalten: Der Datenträger ist voll.',
      'journal-failed': 'Angehalten: Der Datenträger nimmt nichts an.',
    },
    guest: 'Alles Bestätigte ist da. Neues wird erst wieder angenommen, wenn der Laptop der Leitung schreiben kann.',
    director:
      'Alles Bestätigte ist da und lässt sich ansehen und sichern. Neues wird nicht angenommen; sobald wieder geschrieben werden kann, geht es von selbst weiter.',
    gone: (folder: string) =>
      `Es fehlt: ${folder}. Ordner, die verschoben wurden, bitte zurücklegen; einen Stick wieder anstecken. Sonst alles neu schreiben:`,
    full: 'Bitte auf diesem Laptop Platz schaffen, zum Beispiel den Papierkorb leeren.',
    failed: (code: string) =>
      `Bitte nachsehen, ob der Datenträger angeschlossen und nicht schreibgeschützt ist (Meldung: ${code}). Was zuletzt eingegeben wurde, ist nicht bestätigt: nachsehen, sobald es weitergeht.`,
    folder: 'Ordner',
    writeAnew: 'Alles neu schreiben',
    writing: 'Wird geschrieben …',
    written: 'Alles ist neu geschrieben. Es geht weiter.',
    over: 'Es kann wieder geschrieben werden. Es geht weiter.',
    save: 'Abend als Datei sichern',
    moved: (folder: string) =>
      `Geschrieben wird jetzt in ${folder}. Der nächste Start öffnet wieder den alten Ordner; bitte vorher den Abend als Datei sichern.`,
    board: 'Angehalten: Es kann gerade nichts geschrieben werden.',
  },
};
