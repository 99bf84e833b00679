import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The build writes every file of dist/ itself; see build/build.ts.
  publicDir: false,
  build: {
    // Nothing of it is used: build/bundle/styles.ts makes the stylesheets.
    cssCodeSplit: false,
    cssMinify: false,
    // The document names the chunks that its page needs; see build/bundle/client-bundle.ts.
    modulePreload: false,
    assetsInlineLimit: 0,
    // Slow plugins are no news to whoever builds the site; and most screens come in one piece on purpose.
    rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
  },
});
