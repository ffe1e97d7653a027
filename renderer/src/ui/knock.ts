/** When each of the two knocks sounds, in seconds, and how loud. */
const KNOCKS = [
  { at: 0, gain: 0.55 },
  { at: 0.17, gain: 0.8 },
] as const;
/** How long the knuckle is heard on the wood, and how long the table rings after it, in seconds. */
const CLICK = 0.035;
const THUMP = 0.16;
/** A sound delayed by the system for longer than this comes too late to mean anything, in ms. */
const LATE = 600;
const SILENCE = 0.0001;

let shared: AudioContext | undefined;

/** Knocks twice on wood. If no sound can be made, nothing happens. */
export function knock(): void {
  const audio = contextOf();
  if (!audio || audio.state === 'closed') return;
  if (audio.state === 'running') return knockOn(audio);
  const asked = performance.now();
  audio.resume().then(
    () => performance.now() - asked < LATE && knockOn(audio),
    () => undefined,
  );
}

/** One audio context for all knocks, created with the first one; a system without sound has none. */
function contextOf(): AudioContext | undefined {
  try {
    shared ??= new AudioContext();
  } catch {
    return undefined;
  }
  return shared;
}

function knockOn(audio: AudioContext): void {
  for (const { at, gain } of KNOCKS) {
    const start = audio.currentTime + 0.01 + at;
    click(audio, start, gain);
    thump(audio, start, gain);
  }
}

/** The knuckle: a burst of noise, filtered to the pitch of wood. */
function click(audio: AudioContext, start: number, gain: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * CLICK), sampleRate: audio.sampleRate });
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const wood = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1100, Q: 1.4 });
  source.connect(wood).connect(fading(audio, { start, gain, length: CLICK }));
  source.start(start);
}

/** The table: a low tone that falls and fades. */
function thump(audio: AudioContext, start: number, gain: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: 260 });
  tone.frequency.setValueAtTime(260, start);
  tone.frequency.exponentialRampToValueAtTime(120, start + THUMP);
  tone.connect(fading(audio, { start, gain, length: THUMP }));
  tone.start(start);
  tone.stop(start + THUMP);
}

function fading(
  audio: AudioContext,
  { start, gain, length }: { readonly start: number; readonly gain: number; readonly length: number },
): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(gain, start);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  node.connect(audio.destination);
  return node;
}
