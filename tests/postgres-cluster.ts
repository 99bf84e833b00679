import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stop } from '../server/outbox/test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterFolder: string;
  }
}

/** A place for the one PostgreSQL of a test run; the first test that needs it starts it there. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  project.provide('clusterFolder', folder);
  return () => {
    stop(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
