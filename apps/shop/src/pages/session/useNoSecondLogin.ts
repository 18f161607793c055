import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../../app/services.ts";
import { returnPathFrom } from "./historyState.ts";

/**
 * Leads a customer who opens the login while logged in to where a login leads (decision 80). Only on arrival: the login itself leads on
 * by itself.
 */
export function useNoSecondLogin(): void {
  const { session } = useServices();
  const { state } = useLocation();
  const navigate = useNavigate();
  const leadOn = useEffectEvent((inApp: boolean) => void navigate(returnPathFrom(state, inApp), { replace: true }));
  useEffect(() => {
    let isHere = true;
    void session.load().then(({ visitor, inApp }) => {
      if (isHere && isInAccount(visitor)) leadOn(inApp);
    });
    return () => {
      isHere = false;
    };
  }, [session]);
}
