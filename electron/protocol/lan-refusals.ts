import { refusing } from '#engine/core/refusal.ts';
import { type Text, text } from '#engine/core/text.ts';

/** What is wrong with a typed address, by the refusal's code; `{at}` is the piece that is meant. */
const ADDRESS_TEXTS = {
  'address-empty': text(
    'Bitte die Adresse eintippen, die beim Gastgeber auf dem Bildschirm steht, zum Beispiel 192.168.1.5.',
    'Please type the address shown on the host’s screen, for example 192.168.1.5.',
  ),
  'address-too-long': text(
    'Das ist viel zu lang für eine Adresse. Sie sieht so aus: 192.168.1.5',
    'That is far too long for an address. It looks like this: 192.168.1.5',
  ),
  'address-short': text(
    'Da fehlt noch etwas: Eine Adresse hat vier Zahlen, zum Beispiel 192.168.1.5.',
    'Something is missing: an address has four numbers, for example 192.168.1.5.',
  ),
  'address-long': text(
    'Das sind zu viele Zahlen: Eine Adresse hat vier, zum Beispiel 192.168.1.5.',
    'Too many numbers: an address has four, for example 192.168.1.5.',
  ),
  'address-number': text(
    '{at} ist zu groß: Jede der vier Zahlen geht nur bis 255.',
    '{at} is too big: each of the four numbers goes up to 255 at most.',
  ),
  'address-name': text(
    '„{at}“ geht hier nicht: Die Adresse besteht nur aus Zahlen und Punkten, zum Beispiel 192.168.1.5.',
    '“{at}” does not work here: the address consists only of numbers and dots, for example 192.168.1.5.',
  ),
  'address-ipv6': text(
    'Gebraucht wird die Adresse mit vier Zahlen und Punkten, zum Beispiel 192.168.1.5.',
    'What is needed is the address with four numbers and dots, for example 192.168.1.5.',
  ),
  'address-unusable': text(
    'Unter {at} kann kein Gastgeber sein. Bitte die Zahlen noch einmal vergleichen.',
    'No host can be at {at}. Please check the numbers again.',
  ),
  'address-port': text(
    '„{at}“ nach dem Doppelpunkt ist keine gültige Nummer; meist steht dort nichts oder 7411.',
    '“{at}” after the colon is not a valid number; usually there is nothing there, or 7411.',
  ),
  'address-room': text(
    '„{at}“ ist kein Code eines Raums. Er besteht nur aus Buchstaben und Ziffern.',
    '“{at}” is not a room code. It consists only of letters and digits.',
  ),
} as const satisfies Record<string, Text>;

/** Why rooms are not found automatically, by the refusal's code; `{at}` is the address of the network interface. */
const DISCOVERY_TEXTS = {
  'mdns-port-taken': text(
    'Ein anderes Programm lässt die automatische Suche nicht zu. QR-Code und eingetippte Adresse gehen trotzdem.',
    'Another program prevents the automatic search. The QR code and a typed address still work.',
  ),
  'mdns-not-permitted': text(
    'Der Computer erlaubt die automatische Suche nicht. QR-Code und eingetippte Adresse gehen trotzdem.',
    'The computer does not allow the automatic search. The QR code and a typed address still work.',
  ),
  'mdns-failed': text(
    'Die automatische Suche geht in diesem Netz gerade nicht. QR-Code und eingetippte Adresse gehen trotzdem.',
    'The automatic search does not work on this network at the moment. The QR code and a typed address still work.',
  ),
} as const satisfies Record<string, Text>;

/** Why there is no room at a typed address, or no search; `{at}` is the address with its port. */
const FINDING_TEXTS = {
  'room-refused': text(
    'Unter {at} ist ein Gerät, aber kein offener Raum. Bitte die Nummer hinter dem Doppelpunkt vergleichen und ob der Raum offen ist.',
    'There is a device at {at}, but no open room. Please check the number after the colon, and that the room is open.',
  ),
  'room-unreachable': text(
    '{at} ist von diesem Laptop aus nicht zu erreichen. Sind beide Laptops im selben WLAN?',
    '{at} cannot be reached from this laptop. Are both laptops on the same Wi-Fi?',
  ),
  'room-timed-out': text(
    'Von {at} kommt keine Antwort. Bitte die Zahlen vergleichen. Stimmen sie, dann lässt das WLAN oder eine Firewall die Laptops nicht zueinander.',
    'There is no answer from {at}. Please check the numbers. If they are right, the Wi-Fi or a firewall keeps the laptops apart.',
  ),
  'room-foreign': text(
    'Unter {at} antwortet etwas anderes, kein Raum von Tarockabend. Bitte die Zahlen noch einmal vergleichen.',
    'Something other than a Tarockabend room answers at {at}. Please check the numbers again.',
  ),
  'room-is-own': text(
    '{at} ist der Raum dieses Laptops selbst. Gesucht ist die Adresse, die auf dem anderen Laptop steht.',
    '{at} is this laptop’s own room. You need the address on the other laptop’s screen.',
  ),
  'room-other-version': text(
    'Der Raum unter {at} läuft mit einer anderen Version von Tarockabend. Beide Laptops brauchen dieselbe.',
    'The room at {at} runs a different version of Tarockabend. Both laptops need the same one.',
  ),
  'no-network-here': text(
    'Dieser Laptop ist in keinem Netz. Verbinde ihn mit dem WLAN oder mit dem Hotspot eines Handys.',
    'This laptop is not on any network. Connect it to the Wi-Fi or to a phone’s hotspot.',
  ),
  'nothing-to-search': text(
    'Hier gibt es kein WLAN oder Hausnetz, in dem gesucht werden kann. Eine eingetippte Adresse geht trotzdem.',
    'There is no Wi-Fi or home network here to search. A typed address still works.',
  ),
} as const satisfies Record<string, Text>;

/** Why one cannot be a guest of another laptop, or not any more. */
const VISIT_TEXTS = {
  'told-too-long': text(
    'Der Abend dort ist zu groß, um ihn hierher zu übertragen.',
    'The evening there is too large to send to this device.',
  ),
  'code-refused': text(
    'Dieser Code stimmt nicht. Er steht auf dem anderen Laptop, und ein neuer gilt, sobald der Raum neu geöffnet wird.',
    'That code is not right. It is shown on the other laptop, and changes whenever the room is opened again.',
  ),
  'code-missing': text(
    'Bitte den Code eintippen, der auf dem anderen Laptop steht.',
    'Please type the code shown on the other laptop.',
  ),
  'ticket-refused': text(
    'Der Raum kennt diesen Laptop nicht mehr. Mit dem Code kommst du wieder hinein.',
    'The room no longer knows this laptop. With the code you can join again.',
  ),
  'room-not-answering': text(
    'Der andere Laptop antwortet nicht. Ist der Raum noch offen, und sind beide im selben WLAN?',
    'The other laptop is not answering. Is the room still open, and are both on the same Wi-Fi?',
  ),
  'room-without-tls': text(
    'Dieser Raum bietet keine verschlüsselte Verbindung an. Er lässt sich nur im Browser unter seiner Adresse besuchen.',
    'This room offers no encrypted connection. It can be visited only in a browser, at its address.',
  ),
  'certificate-changed': text(
    'Unter diesem Namen antwortet ein anderer Laptop als der, der sich gemeldet hat. Es wurde nichts übertragen. Bitte das Prüfzeichen auf beiden Bildschirmen vergleichen.',
    'A different laptop answers under this name than the one announced. Nothing was sent. Please compare the security code on both screens.',
  ),
} as const satisfies Record<string, Text>;

/** Why a room is not found, or cannot be gone to, and what is said of it. */
export const LAN_REFUSALS = {
  ...ADDRESS_TEXTS,
  ...DISCOVERY_TEXTS,
  ...FINDING_TEXTS,
  ...VISIT_TEXTS,
} as const satisfies Readonly<Record<string, Text>>;

export type LanRefusal = keyof typeof LAN_REFUSALS;

/** A refusal of whatever looks for rooms of other laptops and visits them. */
export const refuseLan = refusing<LanRefusal>('lan');
