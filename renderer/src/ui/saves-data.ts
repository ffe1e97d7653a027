/** What some browsers tell of the connection. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether somebody asked this browser to load no more than is shown: then nothing is fetched or drawn ahead. */
export const savesData = (browser: object = navigator): boolean =>
  'connection' in browser && (browser.connection as Connection | undefined)?.saveData === true;
