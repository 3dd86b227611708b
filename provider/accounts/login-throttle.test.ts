import { beforeEach, describe, expect, it } from 'vitest';

import { manualEnvironment, type ManualEnvironment } from '../testing/manual-environment.ts';
import {
  createLoginThrottle,
  failureLimit,
  failureWindow,
  rememberedPairs,
  type LoginThrottle,
} from './login-throttle.ts';

describe('the sign-in throttle', () => {
  let environment: ManualEnvironment;
  let throttle: LoginThrottle;
  const exhaust = (email: string, address: string) => {
    for (let failure = 0; failure < failureLimit; failure += 1) {
      expect(throttle.attempt(email, address)).toBe(0);
    }
  };

  beforeEach(() => {
    environment = manualEnvironment();
    throttle = createLoginThrottle(environment.clock);
  });

  it('refuses after the limit and says how long', () => {
    exhaust('a@b.example', '::1');
    environment.advance(60_000);
    expect(throttle.attempt('a@b.example', '::1')).toBe(failureWindow - 60_000);
    expect(throttle.attempt('A@B.example', '::1')).toBeGreaterThan(0);
  });

  it('counts each e-mail and address by itself', () => {
    exhaust('a@b.example', '::1');
    expect(throttle.attempt('other@b.example', '::1')).toBe(0);
    expect(throttle.attempt('a@b.example', '::2')).toBe(0);
  });

  it('forgets after the window, and on success', () => {
    exhaust('a@b.example', '::1');
    environment.advance(failureWindow);
    expect(throttle.attempt('a@b.example', '::1')).toBe(0);
    throttle.succeeded('a@b.example', '::1');
    exhaust('a@b.example', '::1');
  });

  it('remembers a limited number of pairs and forgets the oldest', () => {
    exhaust('first@b.example', '::1');
    for (let pair = 1; pair < rememberedPairs; pair += 1)
      throttle.attempt(`${pair}@b.example`, '::1');
    expect(throttle.attempt('first@b.example', '::1')).toBeGreaterThan(0);
    throttle.attempt('one-more@b.example', '::1');
    expect(throttle.attempt('first@b.example', '::1')).toBe(0);
  });
});
