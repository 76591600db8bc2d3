// A few small sounds made on the spot; silent unless the settings say otherwise.

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

/** A soft wooden or glassy tone: pitch in hertz, seconds, shape and loudness. */
function tone(pitch: number, seconds: number, shape: OscillatorType, loudness: number, delay = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.82, start + seconds);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

export const sound = {
  /** A piece is put down. */
  knock: () => tone(210, 0.09, "triangle", 0.22),
  /** Something happened elsewhere. */
  tick: () => tone(640, 0.05, "sine", 0.06),
  /** It is your turn. */
  call: () => {
    tone(523, 0.22, "sine", 0.1);
    tone(784, 0.3, "sine", 0.1, 0.11);
  },
  /** Not allowed. */
  no: () => tone(140, 0.14, "sawtooth", 0.05),
  /** The end. */
  end: () => [392, 494, 587, 784].forEach((pitch, index) => tone(pitch, 0.5, "sine", 0.1, index * 0.12)),
};
