import { CardFormLoader } from "../cards/CardFormLoader.tsx";
import type { CardRetryFormProps } from "./CardRetryForm.tsx";

const load = async () => (await import("./CardRetryForm.tsx")).CardRetryForm;

/** The tab with the form for a new card. */
export function CardTab(props: CardRetryFormProps) {
  return <CardFormLoader load={load} form={props} />;
}
