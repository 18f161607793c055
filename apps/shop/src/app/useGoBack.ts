import { useLocation, useNavigate } from "react-router-dom";
import { useOpenPage } from "./useOpenPage.ts";

/** Back to where somebody came from; who came straight to this page goes to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const openPage = useOpenPage();
  return () => void (key === "default" || isFirstEntry() ? openPage(otherwise) : navigate(-1));
}

/** Whether there is nothing of the shop to go back to: a login on the way replaces the entry with which the visit began, and its key. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx === 0;
}
