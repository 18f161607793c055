import type { CouponName } from "@petbox/domain/referral/couponName";
import {
  type CouponNameCheck,
  type CouponNameEvent,
  couponNameDebounce,
  initialCouponNameCheck,
  nextCouponNameCheck,
} from "@petbox/domain/referral/couponNameCheck";
import { useEffect, useReducer } from "react";
import { useApiClient } from "../client/ApiContext.ts";
import { isCouponFound } from "./api.ts";

/** Looks a coupon name up after a debounce, or immediately on request; aborts the lookup of an earlier name. */
export function useCouponNameCheck(): {
  readonly check: CouponNameCheck;
  /** The text of the field, at every change. */
  type(text: string): void;
  /** Looks a name up immediately. */
  ask(name: CouponName): void;
} {
  const client = useApiClient();
  const [check, dispatch] = useReducer<CouponNameCheck, [CouponNameEvent]>(nextCouponNameCheck, initialCouponNameCheck);
  const typed = check.kind === "typed" ? check.name : undefined;
  const looked = check.kind === "looking" ? check.name : undefined;

  useEffect(() => {
    if (typed === undefined) return;
    const rest = setTimeout(() => dispatch({ type: "rested" }), couponNameDebounce);
    return () => clearTimeout(rest);
  }, [typed]);

  useEffect(() => {
    if (looked === undefined) return;
    const looking = new AbortController();
    isCouponFound(client, looked, looking.signal).then(
      (found) => dispatch({ type: "replied", name: looked, found }),
      () => {
        if (!looking.signal.aborted) dispatch({ type: "failed", name: looked });
      },
    );
    return () => looking.abort();
  }, [client, looked]);

  return {
    check,
    type: (text) => dispatch({ type: "typed", text }),
    ask: (name) => dispatch({ type: "asked", name }),
  };
}
