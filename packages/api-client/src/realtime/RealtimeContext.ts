import { createContext } from "react";
import type { ConnectRealtime } from "./realtime.ts";

/** How the hooks connect to realtime. Without it, they poll. */
export const RealtimeContext = createContext<ConnectRealtime>(() =>
  Promise.reject(new Error("The hooks of @petbox/api-client have no <RealtimeContext value={connectRealtime}>.")),
);
