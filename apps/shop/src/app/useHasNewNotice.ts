import { useLocation, useNavigationType } from "react-router-dom";
import { hasNotice, type NoticeName } from "./notice.ts";

/** Whether the previous page left the notice. False after a reload and on Back, which both arrive with "POP". */
export function useHasNewNotice(notice: NoticeName): boolean {
  const { state } = useLocation();
  return useNavigationType() !== "POP" && hasNotice(state, notice);
}
