/**
 * The same counter in four frameworks: a button that shows how often it was pressed. Written as each
 * framework's own guide writes a first component, so that nobody is measured at a disadvantage.
 */
export type Counter = {
  /** Of these, one is the framework; all are pinned, so that a figure can be had again. */
  packages: Record<string, string>;
  /** The package whose version the figure belongs to. */
  framework: string;
  /** What builds it: its name, and the package it is in. */
  builder: { name: string; package: string };
  /** How its makers build for production, and where the result lies. */
  build: { command: string[]; output: string };
  files: Record<string, string>;
};

const VITE = '8.3.8';

const page = (main: string) =>
  `<!doctype html><html lang="en"><title>Counter</title><div id="app"></div><script type="module" src="${main}"></script></html>\n`;

const withVite = {
  builder: { name: 'Vite', package: 'vite' },
  build: { command: ['vite', 'build'], output: 'dist/assets' },
};

const viteConfig = (plugin: string, name: string) =>
  `import ${name} from '${plugin}';\nexport default { plugins: [${name.replace(/[{} ]/g, '')}()] };\n`;

export const counters: Record<string, Counter> = {
  react: {
    ...withVite,
    framework: 'react',
    packages: { react: '19.3.1', 'react-dom': '19.3.1', vite: VITE },
    files: {
      'index.html': page('/main.jsx'),
      'main.jsx': `import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

createRoot(document.getElementById('app')).render(<Counter />);
`,
    },
  },
  angular: {
    framework: '@angular/core',
    builder: { name: 'Angular Build', package: '@angular/build' },
    build: { command: ['ng', 'build'], output: 'dist/counter/browser' },
    packages: {
      '@angular/build': '22.2.6',
      '@angular/cli': '22.2.6',
      '@angular/common': '22.2.5',
      '@angular/compiler': '22.2.5',
      '@angular/compiler-cli': '22.2.5',
      '@angular/core': '22.2.5',
      '@angular/platform-browser': '22.2.5',
      rxjs: '7.8.2',
      tslib: '2.8.1',
      typescript: '6.0.3',
    },
    files: {
      'src/index.html':
        '<!doctype html><html lang="en"><title>Counter</title><app-counter></app-counter></html>\n',
      'src/main.ts': `import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'app-counter',
  template: '<button (click)="count.set(count() + 1)">{{ count() }}</button>',
})
class Counter {
  count = signal(0);
}

bootstrapApplication(Counter);
`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: { target: 'ES2022', module: 'preserve', moduleResolution: 'bundler', strict: true },
        files: ['src/main.ts'],
      }),
      'angular.json': JSON.stringify({
        version: 1,
        cli: { analytics: false },
        projects: {
          counter: {
            projectType: 'application',
            root: '',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: { browser: 'src/main.ts', index: 'src/index.html', tsConfig: 'tsconfig.json' },
              },
            },
          },
        },
      }),
    },
  },
  vue: {
    ...withVite,
    framework: 'vue',
    packages: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.10', vite: VITE },
    files: {
      'index.html': page('/main.js'),
      'vite.config.js': viteConfig('@vitejs/plugin-vue', 'vue'),
      'main.js': `import { createApp } from 'vue';
import Counter from './Counter.vue';

createApp(Counter).mount('#app');
`,
      'Counter.vue': `<script setup>
import { ref } from 'vue';

const count = ref(0);
</script>

<template>
  <button @click="count++">{{ count }}</button>
</template>
`,
    },
  },
  svelte: {
    ...withVite,
    framework: 'svelte',
    packages: { svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1', vite: VITE },
    files: {
      'index.html': page('/main.js'),
      'vite.config.js': viteConfig('@sveltejs/vite-plugin-svelte', '{ svelte }'),
      'main.js': `import { mount } from 'svelte';
import Counter from './Counter.svelte';

mount(Counter, { target: document.getElementById('app') });
`,
      'Counter.svelte': `<script>
  let count = $state(0);
</script>

<button onclick={() => count++}>{count}</button>
`,
    },
  },
};
