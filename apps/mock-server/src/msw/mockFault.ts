import type * as calls from "@petbox/api-client/contract/areas";
import type * as pages from "@petbox/api-client/page/areas";
import type { Fault } from "../backend/fault.ts";

type ValueIn<Areas> = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas];

/** The path template of a call, such as "/renovar/{code}". */
type CallPath = Extract<ValueIn<typeof calls>, { readonly method: string; readonly path: string }>["path"];

/** The pattern of a page with data, such as "/plano/:code". */
type PagePath = Extract<ValueIn<typeof pages>, { readonly page: string }>["page"];

/** Makes a call or a page fail, always or `times` times. */
export interface MockFault extends Fault {
  /** A path of the contract, or "*" for every call and page. */
  readonly path: CallPath | PagePath | "*";
}
