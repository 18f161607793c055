import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NonceContext } from "./nonce.ts";

const nonce = document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce;
hydrateRoot(
  document,
  <NonceContext value={nonce}>
    <HydratedRouter />
  </NonceContext>,
);
