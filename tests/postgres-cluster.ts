import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBinaries, stop } from '../server/outbox/postgres/test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterFolder: string;
  }
}

/** A place for the one PostgreSQL of a test run; the first test that needs it starts it there. */
export default function setUp(project: TestProject): () => void {
  if (!findBinaries()) install();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  project.provide('clusterFolder', folder);
  return () => {
    stop(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Where we may; elsewhere the tests that need it say so. */
function install(): void {
  const has = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
  const asRoot = process.getuid?.() === 0 ? [] : has('sudo') ? ['sudo', '-n'] : undefined;
  if (!asRoot || !has('apt-get')) return;
  const command = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql';
  console.log(`No PostgreSQL found; trying: ${command}`);
  const [program, ...args] = [...asRoot, 'sh', '-c', command];
  spawnSync(program!, args, { stdio: 'inherit' });
}
