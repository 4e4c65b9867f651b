/** Rings of two tones, as a kitchen timer has them: heard over a hood, not frightening. */
const tones = [
  { atSeconds: 0, hertz: 880 },
  { atSeconds: 0.22, hertz: 1175 },
  { atSeconds: 0.44, hertz: 880 },
  { atSeconds: 0.66, hertz: 1175 },
] as const;
const toneSeconds = 0.18;
const loudness = 0.35;

let context: AudioContext | undefined;

/** Browsers let a page sound only after the person has touched it: called at every touch and key, it is ready when needed. */
export function unlockSound() {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    context.resume().catch((cause: unknown) => console.warn('No sound for timers.', cause));
  }
}

/** Whether an alarm would be heard. */
export const canSound = (): boolean => context?.state === 'running';

/** One ring. Silent while the browser does not allow sound; the alarm is on the screen as well. */
export function ring() {
  if (context?.state !== 'running') return;
  for (const { atSeconds, hertz } of tones) {
    const start = context.currentTime + atSeconds;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    // Up and down in a hundredth of a second: a hard edge would crack.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
    volume.gain.setValueAtTime(loudness, start + toneSeconds - 0.05);
    volume.gain.linearRampToValueAtTime(0, start + toneSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}
