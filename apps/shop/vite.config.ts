import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

const source = "@petbox/source";

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    noExternal: true,
  },
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    // The whole code is a handful of small chunks: the polyfill would cost more than it gives.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
