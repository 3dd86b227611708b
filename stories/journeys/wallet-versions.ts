import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A copy of the built wallet from which a journey can publish the next version. */
export class WalletVersions {
  readonly directory: string;
  #version = 1;

  private constructor(directory: string) {
    this.directory = directory;
  }

  /** Copies the built wallet into a directory. */
  static async copy(directory: string): Promise<WalletVersions> {
    await cp('dist', directory, { recursive: true });
    return new WalletVersions(directory);
  }

  /**
   * Publishes a version whose chunks all have new file names, as after a code change. The files of the previous version
   * are removed. The attribute `data-version` of the page states the version.
   */
  async publishNext(): Promise<void> {
    const before = this.#version;
    this.#version += 1;
    const suffix = `-v${this.#version}.js`;
    const assets = join(this.directory, 'assets');
    const parts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const renamed = new Map(parts.map((name) => [name, name.replace(/(-v\d+)?\.js$/, suffix)]));
    for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
    const withNewNames = (text: string) =>
      [...renamed].reduce((done, [from, to]) => done.replaceAll(from, to), text);
    const worker = join(this.directory, 'sw.js');
    for (const path of await this.#texts()) {
      if (path !== worker) await writeFile(path, withNewNames(await readFile(path, 'utf8')));
    }
    const page = join(this.directory, 'index.html');
    const html = (await readFile(page, 'utf8')).replace(
      /<html[^>]*>/,
      `<html lang="en" data-version="${this.#version}">`,
    );
    await writeFile(page, html);
    const script = withNewNames(await readFile(worker, 'utf8'));
    const revision = createHash('md5').update(html).digest('hex');
    const next = script.replace(/"revision":"\w+","url":"index\.html"/, () => {
      return `"revision":"${revision}","url":"index.html"`;
    });
    if (next === script) {
      throw new Error(`The service worker of version ${before} does not name index.html`);
    }
    // Replaces the worker atomically, because a browser may fetch it at any time.
    await writeFile(`${worker}.next`, next);
    await rename(`${worker}.next`, worker);
  }

  async #texts(): Promise<string[]> {
    const names = await readdir(this.directory, { recursive: true });
    return names
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => join(this.directory, name));
  }
}
