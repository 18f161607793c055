import { ToastRegion } from "@petbox/design-system/components/Toast";
import { useNotice } from "../../app/notice.ts";

/** Confirms a password that was saved with a mailed link. */
export default function PasswordSaved() {
  const toaster = useNotice("password-saved", {
    tone: "success",
    description: "Senha nova salva.",
  });
  return <ToastRegion toaster={toaster} />;
}
