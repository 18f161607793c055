import { createContext, RouterContextProvider } from "react-router-dom";
import type { Services } from "./services.ts";

declare module "react-router" {
  interface Future {
    v8_middleware: true;
  }
}

/** The services, as loaders reach them. */
export const loaderServices = createContext<Services>();

/** The context that the router gives to every loader. */
export function routerContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderServices, services);
  return context;
}
