import type { IncomingHttpHeaders } from 'node:http';

/** Names under which a page may reach a server on this machine; any other name is a rebinding attack. */
const OWN_NAMES = ['127.0.0.1', 'localhost'];

/** Whether a request was addressed to this server by its own name and sent by its own page (or by no page at all). */
export function isOwnRequest(headers: IncomingHttpHeaders, port: number): boolean {
  const { host, origin } = headers;
  if (!OWN_NAMES.some((name) => host === `${name}:${String(port)}`)) return false;
  if (origin !== undefined && origin !== `http://${host ?? ''}`) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** A line needs more: a page of this server must have asked for it. */
export function isOwnPage(headers: IncomingHttpHeaders, port: number): boolean {
  return headers.origin !== undefined && isOwnRequest(headers, port);
}
