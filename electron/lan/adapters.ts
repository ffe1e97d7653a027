/**
 * How to tell a real network interface from a virtual one. The names are those that Linux, macOS and Windows (German
 * and English) show; MAC prefixes are the makers' own (IEEE OUI). A random MAC proves nothing: real Wi-Fi interfaces
 * use them too.
 */

/** Networks for machines inside this machine: containers, virtual machines. */
const VIRTUAL_NAMES = [
  /^(docker|podman|veth|br-|virbr|vmnet|vboxnet|lxc|lxdbr|cni|cbr|flannel|cali|kube|vnet|dummy|ifb|bond0\.)/i,
  /vethernet|virtualbox|vmware|hyper-v|parallels|wsl/i,
];

/** Networks to somewhere else: VPN and overlay networks. */
const VPN_NAMES = [
  /^(tun|tap|utun|ppp|feth|ham|gpd|cscotun|wt|nebula)\d*$/i,
  /^(zt|ipsec|proton|wg[-\d])/i,
  /vpn|wireguard|tailscale|zerotier|hamachi|nordlynx|anyconnect|fortinet|forticlient|globalprotect|mullvad|tap-windows/i,
];

const VIRTUAL_MAKERS = [
  '00:05:69', // VMware
  '00:0c:29',
  '00:1c:14',
  '00:50:56',
  '08:00:27', // VirtualBox
  '0a:00:27',
  '00:15:5d', // Hyper-V
  '00:1c:42', // Parallels
  '00:16:3e', // Xen
  '52:54:00', // QEMU and KVM
  '02:42:', // Docker
];

const isOneOf = (patterns: readonly RegExp[], name: string): boolean => patterns.some((pattern) => pattern.test(name));

export const isVpnName = (name: string): boolean => isOneOf(VPN_NAMES, name);

/**
 * Whether an interface is virtual, by its name or by the maker in its MAC address (`aa:bb:cc:dd:ee:ff`, lower case).
 */
export const isVirtualCard = (name: string, mac: string): boolean =>
  isOneOf(VIRTUAL_NAMES, name) || VIRTUAL_MAKERS.some((prefix) => mac.toLowerCase().startsWith(prefix));

/** Wireless interfaces: `wlan0`, `wlp3s0`, `WLAN`, `Wi-Fi`. On a Mac every interface is called `en0`. */
export const isWireless = (name: string): boolean => /^(wl|wi-?fi|wlan|airport)/i.test(name);
