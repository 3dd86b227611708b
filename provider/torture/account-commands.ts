import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { TOTP } from 'otpauth';

import { Activity } from '#wallet/entities/activity.ts';
import { Notification } from '#wallet/entities/notification.ts';
import { DeviceSession, SecuritySettings } from '#wallet/entities/security-settings.ts';
import { TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import {
  type Step,
  fate,
  itemOf,
  number,
  other,
  pick,
  recipientOf,
  step,
  tab,
  who,
} from './step.ts';
import { same } from './world.ts';

/** Commands of users on their account, sessions and settings. */
export const accountCommands: fc.WeightedArbitrary<Step>[] = [
  step(2, 'change the profile', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const profile = {
      firstName: `Name ${drawn.number}`,
      lastName: `Of ${person.id}`,
      email: person.email,
      phone: '',
      country: 'Korea',
      timezone: 'UTC+9',
      language: drawn.number % 2 === 0 ? 'ko' : 'en',
      currency: 'KRW',
      emailNotifications: drawn.number % 3 === 0,
      smsNotifications: drawn.number % 5 === 0,
      pushNotifications: true,
    };
    const { answer } = await world.change(person, ['PUT', '/user/profile'], drawn.fate, {
      body: profile,
      tab: drawn.tab,
    });
    same('a change of the profile', answer.status, 200);
    person.profile = profile;
    const { emailNotifications, smsNotifications, pushNotifications } = profile;
    Object.assign(person.notificationSettings, {
      emailNotifications,
      smsNotifications,
      pushNotifications,
    });
  }),
  step(2, 'profile', { who, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const user = await world.get(person, '/user', drawn.tab);
    for (const [name, value] of Object.entries(person.profile)) {
      const found = z.record(z.string(), z.unknown()).parse(user)[name];
      same(`the ${name} of the profile`, found, value);
    }
  }),
  step(1, 'change the password', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const newPassword = `ferry tangerine ${drawn.number}`;
    if (newPassword === person.password) return;
    const body = { currentPassword: person.password, newPassword };
    // The repeat would send a password that is no longer the current one.
    const usual = drawn.fate === 'repeat' ? 'none' : drawn.fate;
    const { answer, mayHaveHappened } = await world.change(
      person,
      ['POST', '/auth/password'],
      usual,
      { body, tab: drawn.tab },
    );
    if (mayHaveHappened && answer.status === 403) {
      same('a repeat of a changed password', answer.body, {
        error: 'Current password is incorrect',
        code: 'password-wrong',
      });
    } else same('a change of the password', answer.status, 200);
    person.password = newPassword;
    const otherTab = drawn.tab === 0 ? 1 : 0;
    same('the other session', (await world.read(person, '/user', otherTab)).status, 401);
    same('the next sign-in', (await world.signIn(person, otherTab)).status, 200);
  }),
  step(1, 'two simultaneous changes of the password', { who, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const words = [`harbour crane ${drawn.number}`, `harbour gull ${drawn.number}`] as const;
    if (words.some((word) => word === person.password)) return;
    const answers = await Promise.all(
      words.map((newPassword, process) =>
        world.rig.ask('POST', '/auth/password', {
          process,
          token: person.tabs[0],
          body: { currentPassword: person.password, newPassword },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    same(
      'two simultaneous changes of the password',
      statuses.toSorted((a, b) => a - b),
      [200, 403],
    );
    person.password = statuses[0] === 200 ? words[0] : words[1];
    same('the next sign-in', (await world.signIn(person, 1)).status, 200);
  }),
  step(2, 'sign in with a wrong password', { who }, async (world, drawn) => {
    const { email } = world.person(drawn.who);
    const { status } = await world.rig.ask('POST', '/auth/login', {
      body: { email, password: 'a wrong password' },
    });
    same('a wrong password', status, 401);
    // Many failures in a short time would block all sign-ins to the account.
    await world.pass(20_000);
  }),
  step(2, 'sign out and in', { who, tab, fate }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const oldToken = person.tabs[drawn.tab];
    const { answer, mayHaveHappened } = await world.change(
      person,
      ['POST', '/auth/logout'],
      drawn.fate === 'repeat' ? 'none' : drawn.fate,
      { tab: drawn.tab },
    );
    if (!(mayHaveHappened && answer.status === 401)) same('a sign-out', answer.status, 200);
    for (const process of [0, 1]) {
      const { status } = await world.rig.ask('GET', '/user', { process, token: oldToken });
      same('a session that has ended', status, 401);
    }
    same('the next sign-in', (await world.signIn(person, drawn.tab)).status, 200);
  }),
  step(1, 'end the other sessions', { who, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const path = ['POST', '/sessions/end-others'] as const;
    const { answer } = await world.change(person, path, 'none', { tab: drawn.tab });
    same('the end of the other sessions', answer.status, 200);
    const otherTab = drawn.tab === 0 ? 1 : 0;
    same('the other session', (await world.read(person, '/user', otherTab)).status, 401);
    same('the next sign-in', (await world.signIn(person, otherTab)).status, 200);
  }),
  step(2, 'devices', { who, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const rows = await world.get(person, `/sessions/${person.id}`, drawn.tab);
    const found = z.array(DeviceSession).parse(rows);
    same('this device', found.filter(({ isCurrent }) => isCurrent).length, 1);
    same('this device first', found[0]?.isCurrent, true);
  }),
  step(1, 'end all sessions', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const { answer } = await world.change(person, ['POST', '/auth/logout-all'], 'none');
    same('the end of all sessions', answer.status, 200);
    for (const each of [0, 1] as const) {
      same('an ended session', (await world.read(person, '/user', each)).status, 401);
      same('the next sign-in', (await world.signIn(person, each)).status, 200);
    }
  }),
  step(1, 'register an address that is taken', { who }, async (world, drawn) => {
    const { email } = world.person(drawn.who);
    const body = { firstName: 'A', lastName: 'B', email, password: 'ferry tangerine 1' };
    const { status } = await world.rig.ask('POST', '/auth/register', { body });
    same('a second account of an address', status, 409);
  }),
  step(
    2,
    'security setting',
    {
      who,
      tab,
      fate,
      key: fc.constantFrom('loginNotifications', 'suspiciousActivityAlerts'),
      value: fc.boolean(),
    },
    async (world, { key, value, ...drawn }) => {
      const person = world.person(drawn.who);
      const path = `/security-settings/${person.id}`;
      const { answer } = await world.change(person, ['PUT', path], drawn.fate, {
        body: { key, value },
        tab: drawn.tab,
      });
      same('a security setting', answer.status, 200);
      same('the setting', SecuritySettings.parse(await world.get(person, path))[key], value);
    },
  ),
  step(1, 'two-factor', { who, tab }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const token = person.tabs[drawn.tab];
    const post = (path: string, body?: unknown) =>
      world.rig.ask('POST', path, { token, ...(body !== undefined && { body }) });
    /** The start and the stop of two-factor authentication each require a confirmed presence. */
    const confirmPresence = async () => {
      const shown = await post('/auth/presence', { password: person.password });
      same('a proof of presence', shown.status, 200);
    };
    await confirmPresence();
    const started = await post('/two-factor/start');
    same('the start of two-factor', started.status, 200);
    const { secret } = TwoFactorSetup.parse(started.body);
    const totp = new TOTP({ secret });
    const code = () => totp.generate({ timestamp: world.rig.clock.now().getTime() });
    // Each code is valid once, so each request needs a later code.
    const next = () => world.pass(90_000);
    same('the first code', (await post('/two-factor/confirm', { code: code() })).status, 200);
    same('a sign-in without a code', (await world.signIn(person, 1)).status, 403);
    await next();
    same('a sign-in with a code', (await world.signIn(person, 1, code())).status, 200);
    await next();
    await confirmPresence();
    same('the end of two-factor', (await post('/two-factor/stop', { code: code() })).status, 200);
  }),
  step(2, 'notification settings', { who, tab, fate, number }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const path = `/notification-settings/${person.id}`;
    const kinds = ['money', 'identity', 'work', 'travel'];
    const names = [...kinds, 'emailNotifications', 'smsNotifications', 'showAmounts'];
    const settings = Object.fromEntries(
      names.map((name, bit) => [name, ((drawn.number >> bit) & 1) === 1]),
    );
    const body = { ...settings, pushNotifications: true };
    const { answer } = await world.change(person, ['PUT', path], drawn.fate, {
      body,
      tab: drawn.tab,
    });
    same('the notification settings', answer.status, 200);
    person.notificationSettings = body;
    for (const name of ['emailNotifications', 'smsNotifications', 'pushNotifications']) {
      if (name in person.profile) person.profile[name] = person.notificationSettings[name];
    }
    const found = z.record(z.string(), z.unknown()).parse(await world.get(person, path));
    for (const [name, value] of Object.entries(body))
      same(`the setting ${name}`, found[name], value);
  }),
  step(2, 'notifications', { who, other, tab, fate, pick }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const path = `/notifications/${person.id}`;
    const list = async () => z.array(Notification).parse(await world.get(person, path));
    const chosen = itemOf(await list(), drawn.pick);
    if (chosen === undefined) return;
    const read = ['POST', `/notifications/${chosen.id}/read`] as const;
    const stranger = recipientOf(world, person, drawn.other);
    if (stranger !== undefined) {
      const { answer } = await world.change(stranger, read, 'none');
      same('a notification of somebody else', answer.status, 404);
    }
    const { answer } = await world.change(person, read, drawn.fate, { tab: drawn.tab });
    same('a notification that is read', answer.status, 200);
    const found = (await list()).find(({ id }) => id === chosen.id);
    if (found !== undefined) same('a read notification', found.isRead, true);
  }),
  step(2, 'activities', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const found = z.array(Activity).parse(await world.get(person, `/activities/${person.id}`));
    same('each activity once', new Set(found.map(({ id }) => id)).size, found.length);
    const dates = found.map(({ date }) => date);
    same('the latest first', dates, dates.toSorted().toReversed());
  }),
  step(1, 'the data of somebody else', { who, other, pick }, async (world, drawn) => {
    const person = world.person(drawn.who);
    const owner = recipientOf(world, person, drawn.other);
    if (owner === undefined) return;
    const names = [
      'assets',
      'transactions',
      'credentials',
      'bank-accounts',
      'notifications',
      'sessions',
    ];
    const path = `/${itemOf(names, drawn.pick)}/${owner.id}`;
    same('the data of somebody else', (await world.read(person, path)).status, 403);
  }),
];
