import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built client is committed with the server, so that a checkout runs without Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ecumene/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    sourcemap: false,
  },
  server: {
    fs: { allow: [".."] }, // the drawings of boards lie with their titles
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://house.test/" } },
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/test-setup.ts"],
    maxWorkers: "100%", // left alone, it keeps one core for a watcher that there is none of
    // Tests wait for what they should see; these only end what would never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
