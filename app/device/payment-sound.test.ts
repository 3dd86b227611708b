import { expect, test, vi } from 'vitest';

import { createPaymentSound } from './payment-sound.ts';

function audio(state: AudioContextState) {
  const start = vi.fn();
  const node = () => ({
    connect: (next: object) => next,
    start,
    stop: () => undefined,
    frequency: { value: 0 },
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  const context = {
    state,
    currentTime: 1,
    destination: {},
    createOscillator: node,
    createGain: node,
    resume: vi.fn(() => Promise.resolve()),
    close: vi.fn(() => Promise.resolve()),
  };
  const create = vi.fn(() => context as unknown as AudioContext);
  return { create, context, start };
}

test('plays nothing before a press has allowed it', () => {
  const { create, start } = audio('running');
  const sound = createPaymentSound(create, vi.fn());
  sound.play();
  expect(create).not.toHaveBeenCalled();
  sound.allow();
  sound.play();
  expect(start.mock.calls).toEqual([[1], [expect.closeTo(1.14)]]);
});

test('resumes a context that the browser suspended, and plays nothing meanwhile', () => {
  const { create, context, start } = audio('suspended');
  const sound = createPaymentSound(create, vi.fn());
  sound.allow();
  sound.allow();
  expect(create).toHaveBeenCalledOnce();
  expect(context.resume).toHaveBeenCalledTimes(2);
  sound.play();
  expect(start).not.toHaveBeenCalled();
});

test('after its end it plays nothing until it is allowed again', () => {
  const { create, context, start } = audio('running');
  const sound = createPaymentSound(create, vi.fn());
  sound.allow();
  sound.close();
  expect(context.close).toHaveBeenCalledOnce();
  sound.play();
  expect(start).not.toHaveBeenCalled();
});

test('a browser without audio is logged', () => {
  const log = vi.fn();
  const sound = createPaymentSound(() => {
    throw new Error('no audio');
  }, log);
  sound.allow();
  sound.play();
  expect(log).toHaveBeenCalledOnce();
});
