import { useLocation, useNavigate } from "react-router-dom";
import { fieldOf } from "../../browser/fieldOf.ts";

/** Goes back to the previous page of the shop, or to `otherwise` where this page was the first one. */
export function useGoBack(otherwise: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === "default" || isFirstEntry() ? navigate(otherwise) : navigate(-1));
}

/** Whether the shop has no entry to go back to. A login may have replaced the first entry, and its key. */
function isFirstEntry(): boolean {
  return fieldOf(window.history.state, "idx") === 0;
}
