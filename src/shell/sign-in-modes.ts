import type { SignInMode } from '#wallet/forms/sign-in.ts';

/** The labels of each mode. */
export const signInModes = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Your money and your identity in one wallet.',
    submit: 'Sign in',
    submitting: 'Signing in…',
    question: 'New to Superwallet?',
    other: 'create-account',
    switchTo: 'Create an account',
  },
  'create-account': {
    title: 'Create your account',
    lead: 'One wallet for your money and your identity.',
    submit: 'Create account',
    submitting: 'Creating your account…',
    question: 'Already have an account?',
    other: 'sign-in',
    switchTo: 'Sign in',
  },
} as const satisfies Record<SignInMode, object>;

/** The lead of `create-account` in a wallet of test money, which gives every new account some (decision 201). */
export const testWalletLead =
  'Your wallet starts with a small balance of test assets, so that you can try everything.';
