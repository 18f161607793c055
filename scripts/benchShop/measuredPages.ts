import { readFileSync } from "node:fs";
import { join } from "node:path";
import budgets from "./budgets.json" with { type: "json" };

export interface MeasuredPage {
  readonly path: string;
  /** The scenario of its server; default: the server's own. */
  readonly scenario?: string;
  /** In milliseconds. @default the budget of the public pages */
  readonly largestPaint?: number;
}

/** Pages that mails link to: a PIX to pay, and an unanswered survey. */
const mailedPages: readonly MeasuredPage[] = [
  { path: "/pix/a1b2c3d4e5f60718293a4b5c6d7e8f90", scenario: "pix-por-link" },
  { path: "/nps/score/f09901a778aaeec06bc2d121215f0476", scenario: "vizinhanca" },
];

/** Every page of the site map, and the mailed pages. */
export function publicPages(): readonly MeasuredPage[] {
  const map = readFileSync(join(import.meta.dirname, "../../apps/shop/dist/site/sitemap.xml"), "utf8");
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  return [...found.map((path) => ({ path })), ...mailedPages];
}

/** Entry pages, pages that subscribers return to, long pages, and pages with a skeleton of their own. */
export const usualPages: readonly MeasuredPage[] = [
  { path: "/" },
  { path: "/gato" },
  { path: "/pet/especie/" },
  { path: "/ultimos" },
  { path: "/trilhas/cachorro/essencial" },
  { path: "/compra-programada/tapetes-higienicos" },
  { path: "/compra-programada/alimentos-umidos" },
  { path: "/area-cliente", scenario: "tres-pets", largestPaint: budgets.areaLargestPaint },
  { path: "/dados-cliente", scenario: "tres-pets", largestPaint: budgets.areaLargestPaint },
  { path: "/plano/ATIVA00001", scenario: "assinante", largestPaint: budgets.areaLargestPaint },
  { path: "/plano/NINO000007", scenario: "trezentas-caixas", largestPaint: budgets.areaLargestPaint },
  { path: "/area-cliente", scenario: "trezentas-caixas", largestPaint: budgets.areaLargestPaint },
  { path: "/box-recebidos", scenario: "trezentas-caixas", largestPaint: budgets.areaLargestPaint },
  { path: "/meus-cupons", scenario: "muitos-cupons", largestPaint: budgets.areaLargestPaint },
  { path: "/assinaturas/higiene", scenario: "compras-programadas", largestPaint: budgets.areaLargestPaint },
  { path: "/subscription-trail/THOR000002", scenario: "cartao-recusado", largestPaint: budgets.areaLargestPaint },
];
