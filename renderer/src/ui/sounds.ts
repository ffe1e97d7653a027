/** A burst of noise, filtered to a pitch, or a tone that may glide; times in seconds, from the beginning of the sound. */
type Part = { readonly at: number; readonly length: number; readonly gain: number; readonly pitch: number } & (
  | { readonly kind: 'noise'; readonly q: number }
  | { readonly kind: 'tone'; readonly type: OscillatorType; readonly to?: number }
);

/** Noise around a pitch; the higher `q`, the narrower. */
interface Band {
  readonly pitch: number;
  readonly q: number;
}
/** A pitch that falls to another. */
interface Glide {
  readonly pitch: number;
  readonly to: number;
}

const noise = (at: number, length: number, gain: number, { pitch, q }: Band): Part => ({
  ...{ kind: 'noise', at, length, gain, pitch, q },
});
const thump = (at: number, length: number, gain: number, { pitch, to }: Glide): Part => ({
  ...{ kind: 'tone', type: 'sine', at, length, gain, pitch, to },
});
const note = (at: number, length: number, pitch: number): Part => ({
  ...{ kind: 'tone', type: 'triangle', at, length, gain: 0.22, pitch },
});
/** A knuckle on the wood, and the table that rings after it. */
const onWood = (at: number, gain: number): readonly Part[] => [
  noise(at, 0.035, gain, { pitch: 1100, q: 1.4 }),
  thump(at, 0.16, gain, { pitch: 260, to: 120 }),
];

/** Every sound, made of nothing but these parts. */
const SOUNDS = {
  /** Two knocks. */
  knock: [...onWood(0, 0.55), ...onWood(0.17, 0.8)],
  /** A card is laid on the cloth. */
  card: [noise(0, 0.045, 0.3, { pitch: 2600, q: 0.7 }), thump(0, 0.06, 0.25, { pitch: 170, to: 80 })],
  /** A trick is swept together. */
  trick: [0, 0.05, 0.11].map((at) => noise(at, 0.06, 0.2, { pitch: 1900 - at * 6000, q: 0.8 })),
  /** The cards are shuffled and dealt. */
  deal: Array.from({ length: 14 }, (_, i) =>
    noise(i * 0.04, 0.03, i % 2 === 0 ? 0.16 : 0.11, { pitch: 3000 + (i % 3) * 500, q: 0.9 }),
  ),
  /** A quiet fanfare for whoever has won. */
  won: [note(0, 0.22, 523.25), note(0.13, 0.22, 659.25), note(0.26, 0.5, 783.99)],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
export type Sound = keyof typeof SOUNDS;

/** A sound delayed by the system for longer than this comes too late to mean anything, in ms. */
const LATE = 600;
const SILENCE = 0.0001;

let shared: AudioContext | undefined;

/** Makes a sound at a volume in per cent. If no sound can be made, nothing happens. */
export function sound(name: Sound, volume: number): void {
  if (volume <= 0) return;
  const audio = contextOf();
  if (!audio || audio.state === 'closed') return;
  const make = (): void => soundOn(audio, SOUNDS[name], volume / 100);
  // What is seen is painted first.
  if (audio.state === 'running') return void setTimeout(make);
  const asked = performance.now();
  audio.resume().then(
    () => performance.now() - asked < LATE && make(),
    () => undefined,
  );
}

/** One audio context for all sounds, created with the first one; a system without sound has none. */
function contextOf(): AudioContext | undefined {
  try {
    shared ??= new AudioContext();
  } catch {
    return undefined;
  }
  return shared;
}

function soundOn(audio: AudioContext, parts: readonly Part[], loud: number): void {
  for (const part of parts) {
    const start = audio.currentTime + 0.01 + part.at;
    const { node, stop } = sourceOf(audio, part, start);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(part.gain * loud, start);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + part.length);
    node.connect(gain).connect(audio.destination);
    stop(start + part.length);
  }
}

/** As long as the longest burst. */
const NOISE = 0.1;
let made: AudioBuffer | undefined;

/** Made once, for all bursts. */
function noiseOf({ sampleRate }: AudioContext): AudioBuffer {
  if (made?.sampleRate === sampleRate) return made;
  made = new AudioBuffer({ length: Math.ceil(sampleRate * NOISE), sampleRate });
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}

function sourceOf(
  audio: AudioContext,
  part: Part,
  start: number,
): { readonly node: AudioNode; readonly stop: (at: number) => void } {
  if (part.kind === 'noise') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
    source.start(start, 0, part.length);
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: part.pitch, Q: part.q });
    return { node: source.connect(filter), stop: () => undefined };
  }
  const tone = new OscillatorNode(audio, { type: part.type, frequency: part.pitch });
  tone.frequency.setValueAtTime(part.pitch, start);
  if (part.to !== undefined) tone.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  tone.start(start);
  return { node: tone, stop: (at) => tone.stop(at) };
}
