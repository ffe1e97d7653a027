import { type Text, text } from '#engine/core/text.ts';
import type { Cause, SelfTestStep, StepCode } from './self-test.ts';

/** What each step of the self-test checks. */
export const STEP_TEXTS: Readonly<Record<SelfTestStep, Text>> = {
  listening: text('Ist der Raum offen?', 'Is the room open?'),
  addresses: text('Hat dieser Laptop eine Adresse im Netz?', 'Does this laptop have an address on the network?'),
  vpn: text('Läuft ein VPN?', 'Is a VPN running?'),
  reachable: text('Antwortet der Raum unter seiner Adresse?', 'Does the room answer at its address?'),
  discovery: text('Geht die automatische Suche?', 'Does the automatic search work?'),
  visitors: text('War schon jemand da?', 'Has anybody joined yet?'),
};

/** How a step ended; the placeholders are filled with the report's `values`. */
export const SELF_TEST_TEXTS: Readonly<Record<StepCode, Text>> = {
  'listening-open': text('Ja, der Raum ist offen.', 'Yes, the room is open.'),
  'listening-closed': text('Nein, der Raum ist noch nicht offen.', 'No, the room is not open yet.'),
  'addresses-found': text('Ja: {address}', 'Yes: {address}'),
  'addresses-link-local': text(
    'Nur eine Notadresse ({address}): Der Router hat diesem Laptop keine gegeben.',
    'Only an emergency address ({address}): the router has not given this laptop one.',
  ),
  'addresses-virtual': text(
    'Nur {address}, und die gehört zu einem Netz im Inneren des Laptops. Handys kommen da kaum hinein.',
    'Only {address}, which belongs to a network inside the laptop. Phones will hardly get in there.',
  ),
  'addresses-ipv6': text(
    'Nur eine IPv6-Adresse. Damit kommt in den Raum niemand herein.',
    'Only an IPv6 address. Nobody can join the room with that.',
  ),
  'addresses-none': text(
    'Nein. Dieser Laptop ist mit keinem Netz verbunden.',
    'No. This laptop is not connected to any network.',
  ),
  'vpn-none': text('Nein.', 'No.'),
  'vpn-on': text(
    'Ja ({names}). Ein VPN leitet den Verkehr oft am Klubnetz vorbei.',
    'Yes ({names}). A VPN often routes traffic past the club’s network.',
  ),
  'reachable-yes': text('Ja, unter {address}.', 'Yes, at {address}.'),
  'reachable-other-room': text(
    'Unter {address} antwortet ein anderer Raum. Vermutlich läuft Tarockabend auf diesem Laptop zweimal.',
    'Another room answers at {address}. Tarockabend is probably running twice on this laptop.',
  ),
  'reachable-foreign': text(
    'Unter {address} antwortet auf Nummer {port} ein anderes Programm.',
    'Another program answers at {address}, number {port}.',
  ),
  'reachable-silent': text(
    'Nein, unter {address} antwortet er nicht einmal diesem Laptop selbst.',
    'No, at {address} it does not even answer this laptop itself.',
  ),
  'reachable-not-asked': text(
    'Das zeigt sich erst, wenn der Raum offen ist und ein Netz da ist.',
    'This can be tested only with an open room and a network.',
  ),
  'discovery-heard': text('Ja.', 'Yes.'),
  'discovery-deaf': text(
    'Nein. Andere Laptops finden diesen Raum nicht von selbst; QR-Code und eingetippte Adresse gehen trotzdem.',
    'No. Other laptops do not find this room automatically; the QR code and a typed address still work.',
  ),
  'discovery-not-asked': text('Das zeigt sich erst, wenn ein Netz da ist.', 'This can be tested only with a network.'),
  'visitors-some': text(
    'Ja, von anderen Geräten: {devices}. Netz und Firewall lassen also Gäste herein.',
    'Yes, from other devices: {devices}. So the network and firewall let guests in.',
  ),
  'visitors-none': text('Nein, von keinem anderen Gerät.', 'No, from no other device.'),
  'visitors-not-asked': text(
    'Das zeigt sich erst, wenn der Raum offen ist.',
    'This can be tested only with an open room.',
  ),
};

/** What to do, in plain words: the likely cause and its remedy. */
export const CAUSE_TEXTS: Readonly<Record<Cause, Text>> = {
  'open-room': text('Bitte zuerst den Raum öffnen.', 'Please open the room first.'),
  'join-network': text(
    'Bitte den Laptop mit dem WLAN des Lokals verbinden. Gibt es keines, macht ein Handy eines: am Handy den Hotspot einschalten und Laptop und Handys damit verbinden.',
    'Please connect the laptop to the venue’s Wi-Fi. If there is none, use a phone’s hotspot: switch it on and connect the laptop and the phones to it.',
  ),
  'ipv4-missing': text(
    'Der Raum braucht eine IPv4-Adresse. Im Router „IPv4“ oder „DHCP“ einschalten; sonst hilft der Hotspot eines Handys.',
    'The room needs an IPv4 address. Switch on “IPv4” or “DHCP” on the router; otherwise a phone’s hotspot helps.',
  ),
  'router-gives-none': text(
    'Der Router gibt keine Adressen her. Router aus- und wieder einschalten oder das Kabel prüfen; sonst hilft der Hotspot eines Handys.',
    'The router is not giving out addresses. Switch the router off and on again or check the cable; otherwise a phone’s hotspot helps.',
  ),
  'port-taken': text(
    'Ein anderes Programm hat den Platz des Raums belegt. Tarockabend überall schließen und nur einmal neu starten.',
    'Another program has taken the room’s place. Close Tarockabend everywhere and start it once.',
  ),
  'firewall-windows': text(
    'Die Firewall von Windows: In „Windows-Sicherheit“ unter „Firewall- & Netzwerkschutz“ auf „Zugriff von App durch Firewall zulassen“ gehen und bei Tarockabend „Privat“ und „Öffentlich“ ankreuzen. Ein Virenschutz mit eigener Firewall braucht dieselbe Erlaubnis.',
    'The Windows firewall: in “Windows Security”, under “Firewall & network protection”, choose “Allow an app through firewall” and tick “Private” and “Public” for Tarockabend. A virus scanner with its own firewall needs the same permission.',
  ),
  'firewall-mac': text(
    'Die Firewall des Mac: In den Systemeinstellungen unter „Netzwerk“ und „Firewall“ bei den Optionen für Tarockabend „Eingehende Verbindungen erlauben“ wählen; unter „Datenschutz & Sicherheit“ auch „Lokales Netzwerk“ erlauben.',
    'The Mac’s firewall: in System Settings, under “Network” and “Firewall”, choose “Allow incoming connections” for Tarockabend in the options; under “Privacy & Security” allow “Local Network” too.',
  ),
  'firewall-linux': text(
    'Die Firewall dieses Laptops: Eingehende Verbindungen für Tarockabend erlauben, etwa mit „sudo ufw allow {port}/tcp“, oder die Firewall für diesen Abend ausschalten.',
    'This laptop’s firewall: allow incoming connections for Tarockabend, for example with “sudo ufw allow {port}/tcp”, or turn the firewall off for this evening.',
  ),
  vpn: text(
    'Bitte das VPN auf dem Laptop für diesen Abend ausschalten; auch auf Handys darf keines laufen.',
    'Please switch off the VPN on the laptop for this evening; phones must not run one either.',
  ),
  'other-network': text(
    'Laptop und Handys sind in verschiedenen Netzen. Am Handy und am Laptop muss derselbe WLAN-Name stehen.',
    'The laptop and the phones are on different networks. They must all show the same Wi-Fi name.',
  ),
  'mobile-data': text(
    'Das Handy geht über mobile Daten statt über das WLAN. Am Handy das WLAN einschalten und die mobilen Daten für den Abend ausschalten.',
    'The phone is using mobile data instead of the Wi-Fi. Switch the phone’s Wi-Fi on and mobile data off for the evening.',
  ),
  'guest-network': text(
    'Gäste-WLANs halten die Geräte voneinander getrennt. Den Wirt nach dem normalen WLAN fragen; sonst hilft der Hotspot eines Handys oder ein eigener kleiner Router.',
    'Guest Wi-Fi networks keep devices apart. Ask the landlord for the normal Wi-Fi; otherwise a phone’s hotspot or a small router of your own helps.',
  ),
  'type-address': text(
    'Wer den Raum nicht in der Liste sieht, scannt den QR-Code oder tippt die Adresse ein.',
    'If you do not see the room in the list, scan the QR code or type the address.',
  ),
};
