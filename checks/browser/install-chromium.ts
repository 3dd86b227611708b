import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { findChromium } from './chromium.ts';

function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function isInstalled(): boolean {
  return findChromium() !== undefined || existsSync(chromium.executablePath());
}

/**
 * Makes sure that the checks have a browser. If no Chromium or Chrome is installed, installs Playwright's Chromium, or
 * Debian's package if that download fails.
 * @throws if neither can be installed
 */
export function installChromium(): void {
  if (isInstalled()) return;
  if (run('npx', 'playwright', 'install', 'chromium') && isInstalled()) return;
  const aptGet = (...args: string[]) =>
    process.getuid?.() === 0 ? run('apt-get', ...args) : run('sudo', 'apt-get', ...args);
  if (aptGet('update') && aptGet('install', '-y', 'chromium', 'fonts-noto-cjk') && isInstalled()) {
    return;
  }
  throw new Error(
    'No browser for the checks: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
