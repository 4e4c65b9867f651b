/** The tones of one ring, like a kitchen timer: audible over a cooker hood, but not frightening. */
const tones = [
  { atSeconds: 0, hertz: 880 },
  { atSeconds: 0.22, hertz: 1175 },
  { atSeconds: 0.44, hertz: 880 },
  { atSeconds: 0.66, hertz: 1175 },
] as const;
const toneSeconds = 0.18;
const loudness = 0.35;

let context: AudioContext | undefined;

/** Unlocks audio. Browsers allow sound only after a user gesture: called at every touch and key press, so that sound is ready when needed. */
export function unlockSound() {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    context.resume().catch((cause: unknown) => console.warn('No sound for timers.', cause));
  }
}

/** Returns whether an alarm would be audible. */
export const canPlaySound = (): boolean => context?.state === 'running';

/** Plays one ring. Silent while the browser does not allow sound; the alarm is on the screen as well. */
export function ring() {
  if (context?.state !== 'running') return;
  for (const { atSeconds, hertz } of tones) {
    const start = context.currentTime + atSeconds;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    // Fade in over 10 ms and out over 50 ms: a hard edge would crackle.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.setValueAtTime(loudness, start + toneSeconds - 0.05);
    volume.gain.linearRampToValueAtTime(0, start + toneSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}
