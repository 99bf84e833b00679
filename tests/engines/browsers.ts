import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../site/free-port.ts';
import { findNeeded } from '../system-packages.ts';
import { bidiSession } from './bidi.ts';
import { chromiumSession } from './chromium-session.ts';
import { classicSession } from './classic.ts';
import type { Transport } from './transport.ts';

export type Browser = { version: string; transport: Transport; stop: () => Promise<void> };

/** Processes and folders of one browser, which all go with it. */
function openWorkshop() {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const children: ChildProcess[] = [];
  const killAll = () => {
    for (const { pid } of children.splice(0)) {
      // Each leads a group of its own: a driver's browser ends with it.
      try {
        process.kill(-pid!, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
  };
  process.once('exit', killAll);
  // A test run that is broken off takes its browsers along.
  const breakOff = () => process.exit(1);
  process.once('SIGTERM', breakOff);
  return {
    folder,
    run(command: string, args: string[], env: Record<string, string> = {}) {
      const child = spawn(command, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        // As a user of its own: nothing of this person's settings, nothing left in them.
        env: {
          ...process.env,
          HOME: folder,
          TMPDIR: folder,
          XDG_RUNTIME_DIR: folder,
          LANG: 'C.UTF-8',
          ...env,
        },
      });
      children.push(child);
      // Read also when nobody asks: a full pipe would stop the program.
      const outputs = [child.stdout, child.stderr].map((input) => createInterface({ input }));
      /** What the first line that fits says. */
      return (pattern: RegExp) =>
        new Promise<string>((resolve, reject) => {
          for (const output of outputs)
            output.on('line', (line) => {
              const found = pattern.exec(line);
              if (found) resolve(found[1] ?? found[0]);
            });
          child.once('exit', (code) => reject(new Error(`${command} has ended with ${code}`)));
        });
    },
    async close() {
      const ended = children.map(
        (child) => child.exitCode === null && child.signalCode === null && once(child, 'exit'),
      );
      killAll();
      await Promise.all(ended);
      process.off('exit', killAll);
      process.off('SIGTERM', breakOff);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Workshop = ReturnType<typeof openWorkshop>;
type Session = { version: string; transport: Transport };

async function startIn(begin: (workshop: Workshop) => Promise<Session>): Promise<Browser> {
  const workshop = openWorkshop();
  try {
    const { version, transport } = await begin(workshop);
    const stop = async () => {
      await transport.end().catch(() => {});
      await workshop.close();
    };
    return { version, transport, stop };
  } catch (error) {
    await workshop.close();
    throw error;
  }
}

/** In front, with a mouse, and nothing that it asks for by itself beyond what remote control switches off. */
const FIREFOX = {
  // No processes for tabs that nobody opens.
  'dom.ipc.processPrelaunch.enabled': false,
  'focusmanager.testmode': true,
  // Laid out, composed and hit as ever, but not drawn: without a graphics card that was a third of the work.
  'gfx.webrender.debug.disable-alpha-pass': true,
  'gfx.webrender.debug.disable-opaque-pass': true,
  'gfx.webrender.debug.disable-text-prims': true,
  'intl.accept_languages': 'de-DE',
  'services.settings.server': 'data:,',
  // A mouse: fine, and it can hover.
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 0,
  'ui.primaryPointerCapabilities': 6,
};

export const startChromium = () => startIn(chromiumSession);

export const startFirefox = () =>
  startIn(async ({ run, folder }) => {
    const settings = Object.entries(FIREFOX).map(
      (pair) => `user_pref(${pair.map((part) => JSON.stringify(part))});`,
    );
    writeFileSync(join(folder, 'user.js'), settings.join('\n'));
    const firefox = run(findNeeded('Firefox'), [
      '--headless',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port=0',
    ]);
    return bidiSession(`${await firefox(/listening on (ws:\S+)/)}/session`);
  });

export const startWebKit = () =>
  startIn(async ({ run }) => {
    // Focus follows the pointer where no window manager is. It rests in the middle of the screen, and on one as low
    // as this that is the toolbar of the browser's window: in front, and not over the page.
    const screen = run(findNeeded('Xvfb'), [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '800x60x24',
      '-nolisten',
      'tcp',
    ]);
    const display = await screen(/^\d+$/);
    const port = await freePort();
    run(findNeeded('WebKitWebDriver'), [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // There is no graphics card behind a screen that nobody sees: what the engine has laid out and painted
      // is not put together to pixels, which took more processor time than everything else. All painters go by
      // way of the driver that does nothing, and what shows of the window is put there in one piece.
      LIBGL_ALWAYS_SOFTWARE: '1',
      GALLIUM_NOOP: '1',
      GDK_RENDERING: 'image',
      WEBKIT_SKIA_CPU_PAINTING_THREADS: '0',
      WEBKIT_SKIA_GPU_PAINTING_THREADS: '1',
    });
    await answers(`http://127.0.0.1:${port}/status`);
    return classicSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: findNeeded('MiniBrowser'), args: ['--automation'] },
    });
  });

async function answers(url: string) {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (tries > 400) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
