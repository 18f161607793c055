import { serveOffline, type WorkerScope } from "../offline/offlineWorker.ts";

declare const self: WorkerScope;
/** The name of the build, inserted by the bundler. */
declare const __BUILD__: string;

serveOffline(self, __BUILD__);
