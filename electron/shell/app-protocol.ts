import { protocol } from 'electron';
import { pageHeaders, pageRoot, readPageFile } from '../web/page-files.ts';

/** The page's own scheme: it serves only the built page, and no port. */
export const APP_ORIGIN = 'app://bundle';
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

/** Call before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Call when the app is ready. The policy goes into the response: `webRequest` does not see custom schemes. */
export function serveAppScheme(): void {
  const root = pageRoot();
  protocol.handle('app', async ({ url, method }) => {
    const { host, pathname } = new URL(url);
    if (method !== 'GET' || host !== 'bundle') return new Response('forbidden', { status: 403 });
    const file = await readPageFile(root, pathname);
    if (!file) return new Response('not found', { status: 404 });
    return new Response(file.body, { headers: { ...pageHeaders(), 'content-type': file.mediaType } });
  });
}
