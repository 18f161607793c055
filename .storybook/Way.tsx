import { useLayoutEffect } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router-dom";

type Arrival = `${NavigationType}`;
type Tell = (address: string, arrival: Arrival) => void;

interface ToldWay {
  address(): string;
  arrival(): Arrival;
  passed(): readonly string[];
  tell: Tell;
}

/** Where a story has come to, for whoever plays it. */
export function createToldWay(beginning: string): ToldWay {
  let at: { readonly address: string; readonly arrival: Arrival } = { address: beginning, arrival: "POP" };
  const passed: string[] = [];
  return {
    address: () => at.address,
    passed: () => passed,
    arrival: () => at.arrival,
    tell: (address, arrival) => {
      at = { address, arrival };
      passed.push(address);
    },
  };
}

/** Tells where the shop around it is. */
export function Way({ tell }: { tell: Tell }) {
  const { pathname, search } = useLocation();
  const arrival = useNavigationType();
  useLayoutEffect(() => tell(pathname + search, arrival), [tell, pathname, search, arrival]);
  return null;
}
