import { useLocation, useNavigate } from "react-router-dom";
import { useOpenPage } from "./useOpenPage.ts";

/** Back to where somebody came from; who came straight to this page goes to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const openPage = useOpenPage();
  // The router's name for the entry with which a visit to the shop began.
  return () => void (key === "default" ? openPage(otherwise) : navigate(-1));
}
