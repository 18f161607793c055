import { enableCompileCache, flushCompileCache } from "node:module";

// A third of the start is reading TypeScript, unless an earlier server has compiled it.
enableCompileCache();
const [{ contentSecurityPolicy }, { runServer }] = await Promise.all([
  import("../server/contentSecurity.ts"),
  import("../server/runServer.ts"),
]);

const html = `<!doctype html><meta name="csrf-token" content="__CSRF_TOKEN__"><style nonce="__STYLE_NONCE__"></style>
<link rel="icon" href="/imagens/pet-caramelo.svg"><script type="application/json" id="page-data">__PAGE_DATA__</script>`;

/** The server with one small page in place of the shop, and the panel's state as JSON in place of its page. */
await runServer(({ realtimePort }) => ({
  files: (_context, next) => next(),
  panel: (state) => `<style nonce="__STYLE_NONCE__"></style>${JSON.stringify(state)}`,
  documents: {
    find: (pathname) => ({ html, status: pathname === "/nada" ? 404 : 200 }),
    policy: (nonce, request) => contentSecurityPolicy(nonce, request, realtimePort),
  },
}));
// Node writes the compiled code when the process ends, which a killed server does not live to see.
flushCompileCache();
