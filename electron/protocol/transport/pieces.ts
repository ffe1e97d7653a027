import { LONGEST_TOLD, type Parcel } from './session.ts';

/** A large message on its way here. What has arrived stays, even if the socket breaks in between. */
export class Pieces {
  readonly n: number;
  /** How long it is, packed, in bytes. */
  readonly #size: number;
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;

  constructor({ n, gzip }: Parcel) {
    this.n = n;
    this.#size = gzip;
  }

  /** What is here, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  get isWhole(): boolean {
    return this.#bytes === this.#size;
  }

  /** Whether this is its next piece. */
  isNext({ n, gzip, from }: Parcel): boolean {
    return n === this.n && gzip === this.#size && from === this.#bytes;
  }

  /** Takes the next piece; false if it is empty, or exceeds the declared size. */
  take(piece: ArrayBuffer): boolean {
    if (piece.byteLength === 0) return false;
    this.#pieces.push(new Uint8Array(piece));
    this.#bytes += piece.byteLength;
    return this.#bytes <= this.#size;
  }

  /** The text; rejects if it is not packed text, or longer than any message may be. */
  async unpack(): Promise<string> {
    const stream: ReadableStream<Uint8Array> = new Blob(this.#pieces)
      .stream()
      .pipeThrough(new DecompressionStream('gzip'));
    const unpacked = stream.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await unpacked.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length <= LONGEST_TOLD) continue;
      await unpacked.cancel();
      throw new RangeError('longer than any message may be');
    }
  }
}
