import { useState } from "react";
import { writeToClipboard } from "../../components/actions/CopyButton/writeToClipboard.ts";
import { Code, Copyable, Outcome } from "./specimens.styles.ts";

/** A token's name or value, which a press copies. */
export function CopyableCode({ children }: { children: string }) {
  const [outcome, setOutcome] = useState("");
  return (
    <span>
      <Copyable
        type="button"
        title="Copiar"
        onClick={async () => setOutcome((await writeToClipboard(children)) ? "Copiado!" : "Não deu para copiar")}
        onBlur={() => setOutcome("")}
      >
        <Code>{children}</Code>
      </Copyable>
      <Outcome role="status">{outcome}</Outcome>
    </span>
  );
}
