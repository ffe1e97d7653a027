import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request was addressed to this server by one of its names and sent by its own page (or by no page at all). */
export function isOwnRequest(headers: IncomingHttpHeaders, port: number, names: readonly string[]): boolean {
  const { host, origin } = headers;
  if (!names.some((name) => host === `${name}:${String(port)}` || (port === 80 && host === name))) return false;
  if (origin !== undefined && origin !== `http://${host ?? ''}`) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** A connection needs more: a page of this server must have asked for it. */
export function isOwnPage(headers: IncomingHttpHeaders, port: number, names: readonly string[]): boolean {
  return headers.origin !== undefined && isOwnRequest(headers, port, names);
}
