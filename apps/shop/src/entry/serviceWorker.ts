import { type ServiceWorkerScope, serveOffline } from "../offline/offlineWorker.ts";

declare const self: ServiceWorkerScope;
/** The name of the build, inserted by the bundler. */
declare const __BUILD__: string;

serveOffline(self, __BUILD__);
