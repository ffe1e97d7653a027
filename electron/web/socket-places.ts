/** How far a client has come: it has only connected, it has sent a whole request, or it has a WebSocket. */
type Stage = 'silent' | 'asked' | 'upgraded';

/** A client, by where it connects from; over TLS its request has another socket than its connection. */
interface Client {
  readonly remoteAddress?: string | undefined;
  readonly remotePort?: number | undefined;
}

interface PlacedSocket extends Client {
  destroy(): void;
  once(event: 'close', heard: () => void): void;
}

/**
 * The places for connections to one server. Where all are taken a newcomer gets that of the oldest client that has sent no whole
 * request, or else of the oldest without a WebSocket: whoever takes places by the thousand loses them first, and a new
 * phone still gets in. Node's own limit would refuse the phone.
 */
export class SocketPlaces {
  readonly #most: number;
  /** The oldest first. */
  readonly #taken = new Map<string, { readonly socket: PlacedSocket; stage: Stage }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether there is a place for a newcomer; it is free again when the socket is closed. */
  takes(socket: PlacedSocket): boolean {
    if (this.#taken.size >= this.#most && !this.#free()) return false;
    const key = keyOf(socket);
    const place = { socket, stage: 'silent' as Stage };
    // An earlier connection from the same port is over, even if nobody has said so yet.
    this.#taken.delete(key);
    this.#taken.set(key, place);
    socket.once('close', () => {
      if (this.#taken.get(key) === place) this.#taken.delete(key);
    });
    return true;
  }

  /** A client has sent a whole request. */
  asked(client: Client): void {
    this.#comesTo(client, 'asked');
  }

  /** A client has a WebSocket. */
  upgraded(client: Client): void {
    this.#comesTo(client, 'upgraded');
  }

  #comesTo(client: Client, stage: Stage): void {
    const place = this.#taken.get(keyOf(client));
    if (place && place.stage !== 'upgraded') place.stage = stage;
  }

  #free(): boolean {
    const places = [...this.#taken];
    const first = (stage: Stage) => places.find(([, place]) => place.stage === stage);
    const given = first('silent') ?? first('asked');
    if (!given) return false;
    const [key, { socket }] = given;
    this.#taken.delete(key);
    socket.destroy();
    return true;
  }
}

const keyOf = ({ remoteAddress, remotePort }: Client): string => `${remoteAddress ?? ''} ${remotePort ?? ''}`;
