import { serveOffline, type WorkerScope } from "../offline/offlineWorker.ts";

declare const self: WorkerScope;
/** The build's own name, which the build puts in. */
declare const __BUILD__: string;

serveOffline(self, __BUILD__);
